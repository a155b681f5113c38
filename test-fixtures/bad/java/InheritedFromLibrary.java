//- verdict: failed
// What a class inherits from the library hides what stands around it, also where no stub tells of it (Java Language Specification 6.4.1, 8.2).
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.Vector;
import java.util.concurrent.locks.ReentrantLock;

class InheritedFromLibrary {
  static final int elementCount = 7;
  static final int modCount = 8;
  static final int size = 9;

  static class Counted extends Vector<String> {
    int count() { return elementCount; }
    //                   ^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: the name `elementCount`, which `java\.util\.Vector` has in Java, and of which nothing is known here/
    int through() { return this.modCount; }
    //                     ^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: the field `InheritedFromLibrary\.Counted\.modCount`, which `java\.util\.AbstractList` has in Java, and of which nothing is known here/
    int inside() {
      class Inner { int get() { return modCount; } }
      //                               ^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: the name `modCount`, which `java\.util\.AbstractList` has in Java, and of which nothing is known here/
      return new Inner().get();
      //     ^^^^^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: calls `InheritedFromLibrary\.Counted\.inside\.Inner\.get`, which is not translated: the name `modCount`, which `java\.util\.AbstractList` has in Java, and of which nothing is known here/
    }
    // Private in Java: what is meant stands around.
    int own() { return size; }
    void asserted() {
      int k = 0;
      /*@ assert modCount == 8 */
      //         ^^^^^^^^ error[spec-type]: /`modCount` means here what the class inherits from `java\.util\.AbstractList` in Java, of which nothing is known\./
    }
  }

  static class Below extends Counted {
    int above() { return super.modCount; }
    //                   ^^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: the name `super\.modCount`, which `java\.util\.AbstractList` has in Java, and of which nothing is known here/
  }

  static int anonymous() {
    return new ArrayList<String>() { int get() { return modCount; } }.get();
    //     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: calls `InheritedFromLibrary\.anonymous\.ArrayList\$1\.get`, which is not translated: the name `modCount`, which `java\.util\.AbstractList` has in Java, and of which nothing is known here/
    //                                                  ^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: the name `modCount`, which `java\.util\.AbstractList` has in Java, and of which nothing is known here/
  }

  static int local() {
    final int modCount = 5;
    return new ArrayList<String>() { int get() { return modCount; } }.get();
    //     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: calls `InheritedFromLibrary\.local\.ArrayList\$1\.get`, which is not translated: the name `modCount`, which `java\.util\.AbstractList` has in Java, and of which nothing is known here/
    //                                                  ^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: the name `modCount`, which `java\.util\.AbstractList` has in Java, and of which nothing is known here/
  }

  static int getWaitQueueLength(Object o) { return 1; }
  static void remove() { }

  static class Waiters extends ReentrantLock {
    int waits() { return getWaitQueueLength(null); }
    //                   ^^^^^^^^^^^^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a call of `java\.util\.concurrent\.locks\.ReentrantLock\.getWaitQueueLength`, which has neither source nor a trusted specification here/
  }

  static abstract class Walk implements Iterator<String> {
    void drop() { remove(); }
    //            ^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a call of `java\.util\.Iterator\.remove`, which has neither source nor a trusted specification here/
  }

  static class Copied {
    Object copy() throws CloneNotSupportedException { return clone(); }
    //                                                       ^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a call of `java\.lang\.Object\.clone`, which has neither source nor a trusted specification here/
  }

  static class SimpleEntry { }
  static class State { static Object valueOf(String name) { return null; } }
  static class EnumDesc { }

  static class Table extends HashMap<String, String> {
    boolean is(Object o) { return o instanceof SimpleEntry; }
    //                            ^^^^^^^^^^^^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a test for `java\.util\.AbstractMap\.SimpleEntry`, which has neither source nor a trusted specification here/
  }

  static class Job extends Thread {
    Object state() { return State.valueOf("NEW"); }
    //                      ^^^^^^^^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a call of `java\.lang\.Thread\.State\.valueOf`, which has neither source nor a trusted specification here/
    boolean first(Object o) { return o instanceof State; }
    //                               ^^^^^^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a test for `java\.lang\.Thread\.State`, which has neither source nor a trusted specification here/
    Object seen(Object o) { return (State) o; }
    //                             ^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a cast to `java\.lang\.Thread\.State`, which has neither source nor a trusted specification here/
  }

  enum Kind {
    A;
    boolean is(Object o) { return o instanceof EnumDesc; }
    //                            ^^^^^^^^^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a test for `java\.lang\.Enum\.EnumDesc`, which has neither source nor a trusted specification here/
  }
}
