//- verdict: failed

class Producer extends Thread {
    final Buffer buffer;

    Producer(Buffer buffer) {
        this.buffer = buffer;
    }

    /*@ requires buffer != null && buffer.lock.first == this && buffer.lock.owner != this */
    public void run() {
        /*@ loop_invariant buffer.lock.owner != this */
        for (int i = 0; i < 1000; i++) {
            buffer.put(i);
        }
    }
}

class Consumer extends Thread {
    final Buffer buffer;

    Consumer(Buffer buffer) {
        this.buffer = buffer;
    }

    /*@ requires buffer != null && buffer.lock.second == this && buffer.lock.owner != this */
    public void run() {
        int all = 0;
        /*@ loop_invariant buffer.lock.owner != this */
        for (int i = 0; i < 1000; i++) {
            all = all + buffer.take();
            //          ^^^^^^^^^^^^^ error[precondition]: /`DekkerLock\.acquire` requires `owner != tid`, which may not hold here/
        }
    }
}
