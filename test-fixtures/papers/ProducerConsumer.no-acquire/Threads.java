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
            //          ^^^^^^^^^^^^^ error[assertion]: /`count == before - 1` may not hold here\./
            //          ^^^^^^^^^^^^^ error[global-invariant]: /the invariant `0 <= count && count <= 16` may not hold after this: this step \(it writes `count`\)/
            //          ^^^^^^^^^^^^^ error[global-invariant]: /the invariant `0 <= head && head < 16` may not hold after this: this step \(it writes `head`\)/
            //          ^^^^^^^^^^^^^ error[precondition]: /`DekkerLock\.release` requires `owner == tid`, which may not hold here/
            //          ^^^^^^^^^^^^^ error[race]: /`count` is read here while another thread may be writing it: it is only protected while `lock\.owner == tid`/
            //          ^^^^^^^^^^^^^ error[race]: /`head` is read here while another thread may be writing it: it is only protected while `lock\.owner == tid`/
            //          ^^^^^^^^^^^^^ error[write-discipline]: /`count` is written here although `lock\.owner == tid` may hold for another thread, which then relies on nobody else writing it/
            //          ^^^^^^^^^^^^^ error[write-discipline]: /`head` is written here although `lock\.owner == tid` may hold for another thread, which then relies on nobody else writing it/
        }
    }
}
