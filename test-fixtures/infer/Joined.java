//- infer: safe modular
// The initial thread waits for the end of the others before it looks.
class Joined {
    static int first;
    static int second;

    static class One extends Thread {
        @Override public void run() {
            first = 1;
        }
    }

    static class Two extends Thread {
        @Override public void run() {
            second = 2;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new One();
        Thread two = new Two();
        one.start();
        two.start();
        one.join();
        two.join();
        assert first + second == 3;
    }
}
