//- verdict: unsupported
// The only thread_local class, and a method that is not translated, which counts against all of them.
class ThreadLocalKept {
    //@ thread_local
    static class Scratch { int x; }
//  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ information[unsupported]: /`ThreadLocalKept\.Scratch` is declared thread_local, but an object of it may be reachable from several threads: `ThreadLocalKept\.<clinit>` is not translated, so nobody knows what it does with it; so its objects are treated like all others/
    static final ThreadLocal<Scratch> kept = new ThreadLocal<>();
    //                                       ^^^^^^^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: the creation of `ThreadLocal`, which has neither source nor a trusted specification here/
}
