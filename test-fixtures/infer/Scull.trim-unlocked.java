//- infer: unsafe
// After scull, a character device: its memory is read, written and trimmed in critical sections only.
class Scull {
    static final Object SEMAPHORE = new Object();
    static int size;
    static int quantum = 4;
    static int owner;

    static int read(int count) {
        int got = 0;
        synchronized (SEMAPHORE) {
            owner = 1;
            if (0 < size) {
                got = count;
                if (size < got) {
                    got = size;
                }
            }
            assert owner == 1;
            owner = 0;
        }
        return got;
    }

    static int write(int count) {
        int done;
        synchronized (SEMAPHORE) {
            owner = 2;
            done = count;
            if (quantum < done) {
                done = quantum;
            }
            if (size < done) {
                size = done;
            }
            assert owner == 2;
            owner = 0;
        }
        return done;
    }

    static void trim() {
        {
            owner = 3;
            size = 0;
            quantum = 4;
            assert owner == 3;
            owner = 0;
        }
    }

    static class Reader extends Thread {
        @Override public void run() {
            int got = read(3);
            assert 0 <= got;
            assert got <= 3;
        }
    }

    static class Writer extends Thread {
        @Override public void run() {
            trim();
            int done = write(6);
            assert done <= 6;
        }
    }

    public static void main(String[] args) {
        new Reader().start();
        new Writer().start();
    }
}
