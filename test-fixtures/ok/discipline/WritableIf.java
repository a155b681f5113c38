//- verdict: verified
// `writable_if` says who may write; when only one thread may, its own reads are stable.

class WritableIf {
    final Thread owner;

    /*@ writable_if tid == owner */
    private volatile int value;

    WritableIf(Thread owner) {
        this.owner = owner;
    }

    //@ requires tid == owner
    void put(int v) {
        value = v;
        int back = value;
        /*@ assert back == v */
    }

    int get() {
        return value;
    }
}
