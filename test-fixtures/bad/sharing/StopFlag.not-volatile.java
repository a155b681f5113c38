//- verdict: failed
//- java-checks: auto
// A flag that is not volatile: the loop may never see it.
class StopFlag extends Thread {
    private boolean stop;
    //              ^^^^ error[race]: /`stop` may be written by one thread while another one uses it: no lock is held wherever it is used/
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
