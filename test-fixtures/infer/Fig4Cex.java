//- infer: unsafe
// After figure 4 of "Learning from mistakes" (Mozilla): a request is sent before it is noted as pending, so the answer may come first and get lost.
class Fig4Cex {
    static volatile boolean isSent;
    static volatile boolean isPending;
    static volatile boolean isAnswered;
    static volatile int bytes;

    static class Requester extends Thread {
        @Override public void run() {
            bytes = 0;
            isSent = true;
            assert !isAnswered;
            isPending = true;
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
