//- verdict: failed
//- option: all
// The constructor of the library runs a method that looks at a static field of the class that is being initialized.
import java.util.HashSet;
import java.util.List;

class RunAbove {
    static class Failure extends RuntimeException {
        @Override public synchronized Throwable fillInStackTrace() { Later.use(); return this; }
        //                                                           ^^^^^^^^^^^ error[assertion]: /`seen != null` may not hold here\./
    }
    static class Later {
        static final Failure FAILURE = new Failure();
        //                             ^^^^^^^^^^^^^ error[assertion]: /`seen != null` may not hold here\./
        static final Object LOCK = new Object();
        static void use() {
            Object seen = LOCK;
            //@ assert seen != null
            //         ^^^^^^^^^^^^ error[assertion]: /`seen != null` may not hold here\./
        }
    }

    static class Kept {
        private final Runnable kept;
        Kept(Runnable given) { kept = given; }
    }
    static class Keeps {
        private final Kept own = new Kept(() -> use());
        private final Object lock = new Object();
        void use() {
            Object seen = lock;
            //@ assert seen != null
        }
    }
}
