//- verdict: unsupported
// Annotations that mean nothing where they stand: whoever has to do with what carries them is not checked.

class OnMethod {
    private int x;
    //          ^ information[unguarded-field]: /`x` is an ordinary field without a synchronization discipline: other threads are taken to write it at any time, and races on it are not reported/
    @ThreadSafe void writes() { x++; }
//  ^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: `@ThreadSafe` where it is not understood; it belongs before a class/
    void calls() { writes(); }
}

class OnField {
    @ThreadSafe int x;
//  ^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: `@ThreadSafe` where it is not understood; it belongs before a class/
    //              ^ information[unguarded-field]: /`x` is an ordinary field without a synchronization discipline: other threads are taken to write it at any time, and races on it are not reported/
    void writes() { x++; }
}

class OnConstructor {
    @ThreadSafe OnConstructor() { }
//  ^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: `@ThreadSafe` where it is not understood; it belongs before a class/
    static Object made() { return new OnConstructor(); }
}

class OnParameter {
    void takes(@Immutable int[] a) { }
    //         ^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: `@Immutable` where it is not understood; it belongs before a class/
}

class OnLocal {
    void has() { @GuardedBy("this") int a = 0; }
    //           ^^^^^^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: `@GuardedBy` where it is not understood; it belongs before a field or a method/
}

@GuardedBy("this") class OnClass {
//- at 1-19: information[unsupported]: /not translated yet, so the method is not checked: `@GuardedBy` where it is not understood; it belongs before a field or a method/
    int x;
    //  ^ information[unguarded-field]: /`x` is an ordinary field without a synchronization discipline: other threads are taken to write it at any time, and races on it are not reported/
    void writes() { x++; }
}

class InTypes {
    java.util.List<@NonNull String> list;
    //             ^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: `@NonNull` where it is not understood; it belongs before a field, a local variable, a parameter of a method, or a method with a result/
    //                              ^^^^ information[unguarded-field]: /`list` is an ordinary field without a synchronization discipline: other threads are taken to write it at any time, and races on it are not reported/
    void writes() { list = null; }
    Object casts(Object o) { return (@NonNull Object) o; }
    //                               ^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: `@NonNull` where it is not understood; it belongs before a field, a local variable, a parameter of a method, or a method with a result/
}

enum OnConstant {
    @GuardedBy("this") FIRST;
//  ^^^^^^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: `@GuardedBy` where it is not understood; it belongs before a field or a method/
    int one() { return 1; }
}
