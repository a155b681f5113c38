//- verdict: failed
// A final field that holds objects of one class after one constructor, and of another after the other: neither is certain.

class TwoKindsOfLock {
    private final Plain lock;

    /*@ guarded_by lock.holder == tid */
    private int count;

    TwoKindsOfLock(int count) {
        lock = new Plain();
    }

    TwoKindsOfLock() {
        lock = new Fancy();
    }

    void m() {
        synchronized (lock) {
            count++;
        }
    }

    static void test(/*@ non_null */ TwoKindsOfLock one) {
        /*@ assert one.lock == null || one.lock instanceof Fancy */
        //         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[assertion]: /`one\.lock == null \|\| one\.lock instanceof Fancy` may not hold here\./
    }
}

class Plain {
}

class Fancy extends Plain {
}
