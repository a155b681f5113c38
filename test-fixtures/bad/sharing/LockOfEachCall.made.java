//- verdict: failed
//- option: all
// A method that makes a lock for each call gives every thread one of its own.
class LockOfEachCall {
    private int count;
    //          ^^^^^ error[race]: /`count` may be written by one thread while another one uses it: no lock is held wherever it is used/

    private Object lock() {
        return new Object();
    }

    void up() {
        synchronized (lock()) {
            count++;
        }
    }

    int count() {
        synchronized (lock()) {
            return count;
        }
    }
}

class LockOfEachCallByName {
    private int count;
    //          ^^^^^ error[race]: /`count` may be written by one thread while another one uses it: no lock is held wherever it is used/

    static Object lock() {
        Object made = new Object();
        return made;
    }

    void up() {
        synchronized (lock()) {
            count++;
        }
    }

    int count() {
        synchronized (LockOfEachCallByName.lock()) {
            return count;
        }
    }
}
