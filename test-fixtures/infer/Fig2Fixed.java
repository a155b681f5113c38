//- infer: safe modular
//- annotation: guarded_by LOCK.holder == tid
//- annotation: env_assumption \old(isReady) ==> isReady
//- annotation: global_invariant isReady ==> handle == 7
//- annotation: loop_invariant go ==> isReady
// The fix: the new thread waits under the creator's lock until the handle is there.
class Fig2Fixed {
    static final Object LOCK = new Object();
    static int handle;
    static boolean isReady;
    static volatile int state;

    static class Creator extends Thread {
        @Override public void run() {
            synchronized (LOCK) {
                handle = 7;
                isReady = true;
            }
            state = 1;
        }
    }

    static class Created extends Thread {
        @Override public void run() {
            boolean go = false;
            while (!go) {
                synchronized (LOCK) {
                    go = isReady;
                }
            }
            int own;
            synchronized (LOCK) {
                own = handle;
            }
            assert own == 7;
            state = 2;
        }
    }

    public static void main(String[] args) {
        new Creator().start();
        new Created().start();
    }
}
