//- verdict: verified
//- java-checks: auto
// Constructors that start threads do so when all is set that these read.
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
    Loader(String name) {
        this.name = name;
        pool.submit(() -> load());
    }
    private void load() { System.out.println(name); }
    public static void main(String[] args) { new Loader("a"); }
}
