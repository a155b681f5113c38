//- infer: safe modular
// A readers-writer lock that counts its readers.
class ReadersWriterLock {
    static int writer;
    static int readers;
    static int value;

    static boolean tryWrite() {
        boolean got = false;
        /*@ atomic */ {
            if (writer == 0 && readers == 0) {
                writer = 1;
                got = true;
            }
        }
        return got;
    }

    static boolean tryRead() {
        boolean got = false;
        /*@ atomic */ {
            if (writer == 0) {
                readers = readers + 1;
                got = true;
            }
        }
        return got;
    }

    static class Writer extends Thread {
        @Override public void run() {
            while (!tryWrite()) {
                Thread.yield();
            }
            value = 3;
            assert value == 3;
            writer = 0;
        }
    }

    static class Reader extends Thread {
        @Override public void run() {
            while (!tryRead()) {
                Thread.yield();
            }
            int seen = value;
            assert seen == value;
            /*@ atomic */ { readers = readers - 1; }
        }
    }

    public static void main(String[] args) {
        new Writer().start();
        new Reader().start();
    }
}
