//- verdict: failed
//- option: all
//- java-checks: auto
// An array whose elements are protected is given to code that may keep it and use them later, when the lock is not held.
import java.nio.IntBuffer;
import java.util.*;
import com.acme.Foo;

class ArraysKept {
    @GuardedBy("this") private final int[] ints = new int[10];
    @GuardedBy("this") private final Integer[] boxed = new Integer[10];
    synchronized void look() { int a = ints[0]; int b = ints[0]; assert a == b; }
    void put(int v) { IntBuffer s; synchronized (this) { s = IntBuffer.wrap(ints); } s.put(0, v); }
    //                                                       ^^^^^^^^^^^^^^^^^^^^ error[race]: /an array is given away here whose elements `this\.holder == tid` protects: code that keeps it can use them without that\. Give away a copy/
    synchronized List<Integer> list() { return Arrays.asList(boxed); }
    //                                         ^^^^^^^^^^^^^^^^^^^^ error[race]: /an array is given away here whose elements `this\.holder == tid` protects: code that keeps it can use them without that\. Give away a copy/
    synchronized void keep(Foo f) { int[] same = ints; f.keep(same); }
    //                                                 ^^^^^^^^^^^^ error[race]: /an array is given away here whose elements `this\.holder == tid` protects: code that keeps it can use them without that\. Give away a copy/
    synchronized Foo made() { return new Foo(boxed); }
    //                               ^^^^^^^^^^^^^^ error[race]: /an array is given away here whose elements `this\.holder == tid` protects: code that keeps it can use them without that\. Give away a copy/
}
class ArraysKeptFromTheStart {
    @GuardedBy("this") private final int[] ints = new int[10];
    private final IntBuffer view = IntBuffer.wrap(ints);
    //                             ^^^^^^^^^^^^^^^^^^^^ error[race]: /an array is given away here whose elements `this\.holder == tid` protects: code that keeps it can use them without that\. Give away a copy/
    synchronized void look() { int a = ints[0]; int b = ints[0]; assert a == b; }
    void put(int v) { view.put(0, v); }
}
