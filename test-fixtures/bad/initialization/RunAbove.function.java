//- verdict: failed
//- option: all
// The constructor of the library runs the function that knows the object.
import java.util.HashSet;
import java.util.List;

class RunAbove {
    static class Failure extends RuntimeException {
        @Override public synchronized Throwable fillInStackTrace() { return this; }
    }
    static final Failure FAILURE = new Failure();
    static class Later {
        static final Object LOCK = new Object();
        static void use() {
            Object seen = LOCK;
            //@ assert seen != null
        }
    }

    static class Kept extends HashSet<Runnable> {
        Kept(Runnable given) { super(List.of(given)); }
        //                     ^^^^^^^^^^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: calls `RunAbove\.Kept\.add`, which is not translated: a call of `run` on an object that code without source has made, which may call back/
        @Override public boolean add(Runnable given) {
            given.run();
//          ^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a call of `run` on an object that code without source has made, which may call back/
            return true;
        }
    }
    static class Keeps {
        private final Kept own = new Kept(() -> use());
        //                       ^^^^^^^^^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: calls `RunAbove\.Kept\.add`, which is not translated: a call of `run` on an object that code without source has made, which may call back/
        //                                      ^^^^^ error[assertion]: /`seen != null` may not hold here\./
        private final Object lock = new Object();
        void use() {
            Object seen = lock;
            //@ assert seen != null
            //         ^^^^^^^^^^^^ error[assertion]: /`seen != null` may not hold here\./
        }
    }
}
