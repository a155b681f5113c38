//- verdict: failed
//- java-checks: auto
// A task that the constructor submits reads what that sets afterwards.
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

class Poller {
    private int interval;
    private Thread thread;
    Poller() {
        interval = 10;
        thread = new Thread(() -> System.out.println(interval));
        thread.start();
    }
    public static void main(String[] args) { new Poller(); }
}

class Ticker extends Thread {
    private int rounds;
    Ticker(int rounds) {
        this.rounds = rounds;
        start();
    }
    @Override public void run() { for (int i = 0; i < rounds; i++) System.out.println(i); }
    public static void main(String[] args) { new Ticker(3); }
}

class Loader {
    private final ExecutorService pool = Executors.newFixedThreadPool(2);
    private String name;
    //             ^^^^ error[race]: /`name` may be written by one thread while another one uses it: no lock is held wherever it is used/
    Loader(String name) {
        pool.submit(() -> load());
        this.name = name;
    }
    private void load() { System.out.println(name); }
    public static void main(String[] args) { new Loader("a"); }
}
