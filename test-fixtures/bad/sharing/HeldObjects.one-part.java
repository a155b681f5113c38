//- verdict: failed
//- java-checks: auto
// All threads change the same part.
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

class Stats {
    private int requests;
    private long bytes;
    void record(long n) { requests++; bytes += n; }
    int requests() { return requests; }
    double average() { return requests == 0 ? 0 : (double) bytes / requests; }
}

class Server {
    private final ExecutorService pool = Executors.newFixedThreadPool(8);
    private final Stats stats = new Stats();
    void handle(String request) { pool.submit(() -> process(request)); }
    private synchronized void process(String request) { stats.record(request.length()); }
    synchronized double average() { return stats.average(); }

    /** Its own. */
    int count(String[] all) {
        Stats own = new Stats();
        for (String one : all) own.record(one.length());
        return own.requests();
    }

    public static void main(String[] args) {
        Server server = new Server();
        for (String one : args) server.handle(one);
        System.out.println(server.average());
    }
}

class Users {
    static class Cell { long sum; }

    private final ConcurrentHashMap<String, Cell> cells = new ConcurrentHashMap<>();

    void add(String user, long n) {
        Cell cell = cells.computeIfAbsent(user, key -> new Cell());
        synchronized (cell) { cell.sum += n; }
    }
}

class Nodes {
    static class Node { int value; Node next; }

    private Node head;

    synchronized void push(int value) {
        Node node = new Node();
        node.value = value;
        node.next = head;
        head = node;
    }

    synchronized void bump() { for (Node node = head; node != null; node = node.next) node.value++; }

    synchronized int sum() {
        int sum = 0;
        for (Node node = head; node != null; node = node.next) sum += node.value;
        return sum;
    }

    /** What it takes away nobody else finds. */
    void drain() {
        Node node;
        synchronized (this) { node = head; head = null; }
        if (node != null) node.value++;
    }
}

class Pipe {
    static class Message { String text; int read; }

    private final BlockingQueue<Message> queue = new ArrayBlockingQueue<>(4);

    void produce(String text) throws InterruptedException {
        Message message = new Message();
        message.text = text;
        queue.put(message);
    }

    int consume() throws InterruptedException {
        Message message = queue.take();
        message.read++;
        return message.read;
    }
}

class Totals {
    static class Total { int n; }

    static final Total TOTAL = new Total();

    static void add() { synchronized (TOTAL) { TOTAL.n++; } }

    public static void main(String[] args) {
        new Thread(() -> add()).start();
        new Thread(() -> add()).start();
    }
}

class Parts {
    static class Part { int n; }
    //                      ^ error[race]: /`n` may be written by one thread while another one uses it: no lock is held wherever it is used/

    public static void main(String[] args) throws InterruptedException {
        Part[] parts = new Part[4];
        Thread[] threads = new Thread[4];
        Part part = new Part();
        for (int i = 0; i < parts.length; i++) {
            parts[i] = part;
            threads[i] = new Thread(() -> part.n++);
            threads[i].start();
        }
        for (Thread one : threads) one.join();
        System.out.println(parts[0].n);
    }
}
