//- verdict: verified
//- java-checks: auto
// A flag that one thread sets and another one reads in a loop; its rounds are its own.
class StopFlag extends Thread {
    private volatile boolean stop;
    private int rounds;

    public void run() {
        while (!stop) rounds++;
    }

    void halt() { stop = true; }

    public static void main(String[] args) throws InterruptedException {
        StopFlag flag = new StopFlag();
        flag.start();
        flag.halt();
        flag.join();
    }
}
