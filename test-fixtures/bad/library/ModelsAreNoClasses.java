//- verdict: failed
//- option: all
import java.io.Serializable;
import java.util.*;
import java.util.concurrent.locks.*;

// The classes by which the library is modelled are not those of Java: no test of a class decides more than what is declared.
class ModelsAreNoClasses {
    void classes(/*@ non_null */ ArrayList<String> a, /*@ non_null */ HashSet<String> b) { Object i = a.iterator(), j = b.iterator(); assert i.getClass() == j.getClass(); }
    //                                                                                                                                       ^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[assertion]: /`i\.getClass\(\) == j\.getClass\(\)` may not hold here\./
    void others(/*@ non_null */ List<String> a) { Object i = a.iterator(), j = a.listIterator(); assert i.getClass() != j.getClass(); }
    //                                                                                                  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[assertion]: /`i\.getClass\(\) != j\.getClass\(\)` may not hold here\./
    void isList(/*@ non_null */ ArrayList<String> a) { Object i = a.iterator(); assert i instanceof ListIterator; }
    //                                                                                 ^^^^^^^^^^^^^^^^^^^^^^^^^ error[assertion]: /`i instanceof ListIterator` may not hold here\./
    void isNone(/*@ non_null */ List<String> a) { Object i = a.iterator(); assert !(i instanceof ListIterator); }
    //                                                                            ^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[assertion]: /`!\(i instanceof ListIterator\)` may not hold here\./
    void afterwards(/*@ non_null */ List<String> a) { Iterator<String> i = a.iterator(); i.hasNext(); Object o = i; assert !(o instanceof ListIterator); }
    //                                                                                                                     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[assertion]: /`!\(o instanceof ListIterator\)` may not hold here\./
    void cast(/*@ non_null */ ArrayList<String> a) { Object i = a.iterator(); ListIterator<?> l = (ListIterator<?>) i; }
    //                                                                                            ^^^^^^^^^^^^^^^^^^^ warning[class-cast]: /`i` may not be of type `ListIterator<Object>` here\./
    void condition() { Object o = new ReentrantLock().newCondition(); assert !(o instanceof Serializable); }
    //                                                                       ^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[assertion]: /`!\(o instanceof Serializable\)` may not hold here\./
    void lists(/*@ non_null */ List<String> a) { Object i = a.listIterator(); assert !(i instanceof Cloneable); }
    //                                                                               ^^^^^^^^^^^^^^^^^^^^^^^^^ error[assertion]: /`!\(i instanceof Cloneable\)` may not hold here\./
    void walked(/*@ non_null */ ArrayList<String> a, /*@ non_null */ List<String> b) { ListIterator<String> i = a.listIterator(), j = b.listIterator(); i.hasPrevious(); j.hasPrevious(); assert i.getClass() == j.getClass(); }
    //                                                                                                                                                                                           ^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[assertion]: /`i\.getClass\(\) == j\.getClass\(\)` may not hold here\./
}
