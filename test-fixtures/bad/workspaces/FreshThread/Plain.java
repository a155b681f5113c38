//- verdict: failed
// Nobody has annotated this class, but it calls what is checked for a thread that begins.
class Plain {
    static void call(Silent silent) {
        synchronized (Silent.LOCK) {
            silent.run();
//          ^^^^^^^^^^^^ error[assertion]: /`LOCK\.holder != tid` may not hold here\./
//          ^^^^^^^^^^^^ warning[null-dereference]: /`silent` may be null here\./
        }
    }
}

class Starter {
    static void start(Silent silent) {
        silent.start();
    }
}
