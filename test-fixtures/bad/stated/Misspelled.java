//- verdict: unsupported
// Annotations with a letter wrong: whoever has to do with what carries them is not checked.

class Guarded {
    @Guardedby("this") private int x;
//  ^^^^^^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: `@Guardedby`, which is not understood; did you mean `@GuardedBy`\?/
    //                             ^ information[unguarded-field]: /`x` is an ordinary field without a synchronization discipline: other threads are taken to write it at any time, and races on it are not reported/
    private int y;
    //          ^ information[unguarded-field]: /`y` is an ordinary field without a synchronization discipline: other threads are taken to write it at any time, and races on it are not reported/
    synchronized int reads() { return x; }
    int other() { return y; }
}

@Threadsafe
//- at 1-12: information[unsupported]: /not translated yet, so the method is not checked: `@Threadsafe`, which is not understood; did you mean `@ThreadSafe`\?/
class Safe {
    private int n;
    //          ^ information[unguarded-field]: /`n` is an ordinary field without a synchronization discipline: other threads are taken to write it at any time, and races on it are not reported/
    void adds() { n++; }
}

@Imutable
//- at 1-10: information[unsupported]: /not translated yet, so the method is not checked: `@Imutable`, which is not understood; did you mean `@Immutable`\?/
class Fixed {
    final int n = 1;
    int reads() { return n; }
}

class Never {
    void takes(@Nonull Object o) { o.hashCode(); }
    //         ^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: `@Nonull`, which is not understood; did you mean `@NonNull`\?/
}
