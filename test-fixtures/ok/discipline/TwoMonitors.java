//- verdict: verified
// Whoever holds both monitors writes, whoever holds one of them reads.

class TwoMonitors {
    final Object left = new Object();
    final Object right = new Object();

    //@ writable_if left.holder == tid && right.holder == tid
    private int value;

    void set(int v) {
        synchronized (left) {
            synchronized (right) {
                value = v;
            }
        }
    }

    int get() {
        synchronized (left) {
            return value;
        }
    }

    int getToo() {
        synchronized (right) {
            return value;
        }
    }
}
