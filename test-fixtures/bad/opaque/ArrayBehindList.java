//- verdict: failed
import java.util.*;
import javax.annotation.concurrent.GuardedBy;

// The array lies behind the list: what is done to the list is done to it.
class ArrayBehindList {
    @GuardedBy("this") private final String[] a = new String[2];
    @GuardedBy("this") private List<String> view;
    synchronized void set() { List<String> k = Arrays.asList(a); a[0] = "x"; k.set(0, null); assert a[0] != null; }
    //                                         ^^^^^^^^^^^^^^^^ error[race]: /an array is given away here whose elements `this\.holder == tid` protects: code that keeps it can use them without that\. Give away a copy/
    //                                                                       ^^^^^^^^^^^^^^ warning[null-dereference]: /`k` may be null here\./
    //                                                                                              ^^^^^^^^^^^^ error[assertion]: /`a\[0\] != null` may not hold here\./
    synchronized void reverse() { List<String> k = Arrays.asList(a); a[0] = "x"; a[1] = null; Collections.reverse(k); assert a[0] != null; }
    //                                             ^^^^^^^^^^^^^^^^ error[race]: /an array is given away here whose elements `this\.holder == tid` protects: code that keeps it can use them without that\. Give away a copy/
    //                                                                                                                       ^^^^^^^^^^^^ error[assertion]: /`a\[0\] != null` may not hold here\./
    synchronized void iterator() { List<String> k = Arrays.asList(a); a[0] = "x"; ListIterator<String> i = k.listIterator(); i.next(); i.set(null); assert a[0] != null; }
    //                                              ^^^^^^^^^^^^^^^^ error[race]: /an array is given away here whose elements `this\.holder == tid` protects: code that keeps it can use them without that\. Give away a copy/
    //                                                                                                     ^^^^^^^^^^^^^^^^ warning[null-dereference]: /`k` may be null here\./
    //                                                                                                                                                     ^^^^^^^^^^^^ error[assertion]: /`a\[0\] != null` may not hold here\./
    synchronized void sublist() { List<String> k = Arrays.asList(a); a[0] = "x"; k.subList(0, 1).set(0, null); assert a[0] != null; }
    //                                             ^^^^^^^^^^^^^^^^ error[race]: /an array is given away here whose elements `this\.holder == tid` protects: code that keeps it can use them without that\. Give away a copy/
    //                                                                           ^^^^^^^^^^^^^^^ warning[null-dereference]: /`k` may be null here\./
    //                                                                                                                ^^^^^^^^^^^^ error[assertion]: /`a\[0\] != null` may not hold here\./
    synchronized void sort() { List<String> k = Arrays.asList(a); a[0] = "x"; a[1] = "a"; Collections.sort(k); assert a[0].equals("x"); }
    //                                          ^^^^^^^^^^^^^^^^ error[race]: /an array is given away here whose elements `this\.holder == tid` protects: code that keeps it can use them without that\. Give away a copy/
    //                                                                                                                ^^^^^^^^^^^^^^^^ error[assertion]: /`a\[0\]\.equals\("x"\)` may not hold here\./
    //                                                                                                                ^^^^^^^^^^^^^^^^ warning[null-dereference]: /`a\[0\]` may be null here\./
    synchronized void show() { view = Arrays.asList(a); }
    //                                ^^^^^^^^^^^^^^^^ error[race]: /an array is given away here whose elements `this\.holder == tid` protects: code that keeps it can use them without that\. Give away a copy/
    synchronized void later() { a[0] = "x"; if (view != null) view.set(0, null); assert a[0] != null; }
    //                                                                                  ^^^^^^^^^^^^ error[assertion]: /`a\[0\] != null` may not hold here\./
}
