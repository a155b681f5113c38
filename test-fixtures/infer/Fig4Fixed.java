//- infer: safe modular
// The fix: pending before the request is sent.
class Fig4Fixed {
    static volatile boolean isSent;
    static volatile boolean isPending;
    static volatile boolean isAnswered;
    static volatile int bytes;

    static class Requester extends Thread {
        @Override public void run() {
            bytes = 0;
            assert !isAnswered;
            isPending = true;
            isSent = true;
            while (isPending) {
                Thread.yield();
            }
            assert bytes == 4;
        }
    }

    static class Answerer extends Thread {
        @Override public void run() {
            while (!isSent) {
                Thread.yield();
            }
            bytes = 4;
            isAnswered = true;
            isPending = false;
        }
    }

    public static void main(String[] args) {
        new Requester().start();
        new Answerer().start();
    }
}
