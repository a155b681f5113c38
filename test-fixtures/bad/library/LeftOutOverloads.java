//- verdict: failed
// Overloads of the library that no stub tells of, or of which nothing is believed, are what Java takes where they fit better (Java Language Specification 15.12.2.5).
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Random;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.concurrent.Semaphore;

class LeftOutOverloads {
  static int of(int x) { return 1; }
  static int of(long x) { return 2; }

  static void anInt() { int k = of(Math.floorMod(5L, 3)); /*@ assert k == 2 */ }
  //                                                                 ^^^^^^ error[assertion]: /`k == 2` may not hold here\./
  static void divided() { long k = Math.floorDiv(5L, 3); }
  static void codePoint() { boolean b = Character.isDigit(65); }
  static void builder(char[] text) { new StringBuilder().insert(0, text); }
  //                                 ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a call of `java\.lang\.StringBuilder\.insert`, which has neither source nor a trusted specification here/
  static void buffer(StringBuffer text) { new StringBuilder().append(text); }
  //                                      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a call of `java\.lang\.StringBuilder\.append`, which has neither source nor a trusted specification here/
  static void wide() { new StringBuilder().insert(0, 1.5f); }
  //                   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a call of `java\.lang\.StringBuilder\.insert`, which has neither source nor a trusted specification here/
  static void sorted(SortedSet<String> all) { new TreeSet<String>(all); }
  //                                          ^^^^^^^^^^^^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a constructor of `TreeSet`: Java may mean `TreeSet\(SortedSet\)` of `java\.util\.TreeSet`, of which nothing is known here/
  static int index(long i) { return (int) java.util.Objects.checkIndex(i, 5); }
  //                                      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a call of `java\.util\.Objects\.checkIndex`, which has neither source nor a trusted specification here/

  static class Permits extends Semaphore {
    int hits;
    //  ^^^^ information[unguarded-field]: /`hits` is an ordinary field without a synchronization discipline: other threads are taken to write it at any time, and races on it are not reported/
    Permits() { super(3); }
    void reducePermits(long x) { hits++; }
    void byName() { reducePermits(1); }
    //              ^^^^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a call of `reducePermits`: Java may mean `reducePermits\(int\)` of `java\.util\.concurrent\.Semaphore`, of which nothing is known here/
    void byThis() { this.reducePermits((short) 1); }
    //              ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a call of `reducePermits`: Java may mean `reducePermits\(int\)` of `java\.util\.concurrent\.Semaphore`, of which nothing is known here/
    // No int is wider than a long.
    void certain() { reducePermits(1L); }
  }

  static class Room extends ArrayList<String> {
    int hits;
    //  ^^^^ information[unguarded-field]: /`hits` is an ordinary field without a synchronization discipline: other threads are taken to write it at any time, and races on it are not reported/
    void ensureCapacity(Integer x) { hits++; }
    void ensureCapacity(Object x) { hits++; }
    void grow() { ensureCapacity(5); }
    //            ^^^^^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a call of `ensureCapacity`: Java may mean `ensureCapacity\(int\)` of `java\.util\.ArrayList`, of which nothing is known here/
    void same() { ensureCapacity(Integer.valueOf(5)); }
    //            ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a call of `ensureCapacity`: Java may mean `ensureCapacity\(int\)` of `java\.util\.ArrayList`, of which nothing is known here/
    void text() { ensureCapacity("5"); }
  }

  static class Many extends ArrayList<String> {
    int hits;
    //  ^^^^ information[unguarded-field]: /`hits` is an ordinary field without a synchronization discipline: other threads are taken to write it at any time, and races on it are not reported/
    void ensureCapacity(int... x) { hits++; }
    void one() { ensureCapacity(5); }
    //           ^^^^^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a call of `ensureCapacity`: Java may mean `ensureCapacity\(int\)` of `java\.util\.ArrayList`, of which nothing is known here/
    void two() { ensureCapacity(5, 6); }
  }

  static class Named extends Thread {
    int hits;
    //  ^^^^ information[unguarded-field]: /`hits` is an ordinary field without a synchronization discipline: other threads are taken to write it at any time, and races on it are not reported/
    void setContextClassLoader(Object o) { hits++; }
    void nothing() { setContextClassLoader(null); }
    //               ^^^^^^^^^^^^^^^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a call of `setContextClassLoader`: Java may mean `setContextClassLoader\(ClassLoader\)` of `java\.lang\.Thread`, of which nothing is known here/
    void text() { setContextClassLoader("text"); }
    void setUncaughtExceptionHandler(Runnable r) { hits++; }
    void function() { setUncaughtExceptionHandler(() -> { }); }
    //                ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a call of `setUncaughtExceptionHandler`: Java may mean `setUncaughtExceptionHandler\(UncaughtExceptionHandler\)` of `java\.lang\.Thread`, of which nothing is known here/
  }

  static class Seeded extends Random {
    int hits;
    int nextInt(long from, long to) { return 3; }
    int between() { return nextInt(1, 2); }
    //                     ^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a call of `nextInt`: Java may mean `nextInt\(int, int\)` of `java\.util\.Random`, of which nothing is known here/
  }

  static int below(Permits all) { all.reducePermits(1); return 0; }
  //                              ^^^^^^^^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a call of `reducePermits`: Java may mean `reducePermits\(int\)` of `java\.util\.concurrent\.Semaphore`, of which nothing is known here/
}
