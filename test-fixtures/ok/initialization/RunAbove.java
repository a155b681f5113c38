//- verdict: verified
//- option: all
// What a constructor of the library runs of a class below it does not look at what is set later.
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
