//- verdict: verified
//- option: all
//- java-checks: auto
// Without a lock, and used by one thread at a time: objects of a round, of a serial executor, of a part, of a task, of a joined thread.
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

class Cell {
    int n;
}

class Rounds {
    static void work(String[] all) {
        ExecutorService pool = Executors.newFixedThreadPool(3);
        for (String one : all) {
            Cell cell = new Cell();
            cell.n = one.length();
            pool.execute(() -> System.out.println(cell.n));
        }
        pool.shutdown();
    }
    public static void main(String[] args) { work(args); }
}

class Request {
    String user;
    int rounds;
}

class Handler implements Runnable {
    private final Request request;
    Handler(Request request) { this.request = request; }
    public void run() {
        request.rounds++;
        request.user = null;
    }
}

class Acceptor {
    public static void main(String[] args) {
        for (int i = 0; i < 5; i++) {
            Request request = new Request();
            request.user = "u" + i;
            new Thread(new Handler(request)).start();
        }
    }
}

class Task implements Runnable {
    int turns;
    public void run() { turns = turns + 1; }
}

class Starts {
    public static void main(String[] args) {
        Thread[] threads = new Thread[3];
        for (int i = 0; i < 3; i++) {
            Task task = new Task();
            task.turns = i;
            threads[i] = new Thread(task);
            threads[i].start();
        }
    }
}

class State {
    int handled;
}

class Serial {
    private final ExecutorService executor = Executors.newSingleThreadExecutor();
    private final State state = new State();
    void hit() { executor.execute(() -> state.handled++); }

    public static void main(String[] args) {
        Serial serial = new Serial();
        new Thread(() -> serial.hit()).start();
        new Thread(() -> serial.hit()).start();
    }
}

class Result {
    int v;
}

class Worker extends Thread {
    private final Result result = new Result();
    @Override public void run() { result.v = 7; }
    int get() throws InterruptedException {
        join();
        return result.v;
    }
    static int of(Worker worker) throws InterruptedException {
        worker.join();
        return worker.result.v;
    }
    public static void main(String[] args) throws InterruptedException {
        Worker one = new Worker();
        Worker other = new Worker();
        one.start();
        other.start();
        System.out.println(one.get() + of(other));
    }
}

class Parts {
    private final Cell[] cells = { new Cell(), new Cell(), new Cell(), new Cell() };

    void work(int from, int to) {
        for (int i = from; i < to; i++) cells[i].n = i;
    }

    public static void main(String[] args) {
        Parts parts = new Parts();
        new Thread(() -> parts.work(0, 2)).start();
        new Thread(() -> parts.work(2, 4)).start();
    }
}

class Job {
    int tries;
}

class Retries {
    private final ExecutorService pool = Executors.newFixedThreadPool(2);

    void retry(Job job) {
        job.tries++;
        if (job.tries < 3) pool.submit(() -> retry(job));
    }

    public static void main(String[] args) {
        Retries retries = new Retries();
        for (int i = 0; i < 3; i++) {
            Job job = new Job();
            retries.pool.submit(() -> retries.retry(job));
        }
    }
}

class Adder extends Thread {
    private int sum;
    @Override public void run() { sum += 1; }
    int sum() { return sum; }

    public static void main(String[] args) throws InterruptedException {
        Adder x = new Adder();
        Adder y = new Adder();
        x.start();
        y.start();
        x.join();
        System.out.println(x.sum());
        y.join();
        System.out.println(y.sum());
    }
}

class Writer implements Runnable {
    String text;
    public void run() { text = "v"; }

    public static void main(String[] args) throws InterruptedException {
        Writer[] writers = new Writer[3];
        Thread[] threads = new Thread[3];
        for (int i = 0; i < 3; i++) {
            writers[i] = new Writer();
            threads[i] = new Thread(writers[i]);
            threads[i].start();
        }
        for (int i = 0; i < 3; i++) {
            threads[i].join();
            System.out.println(writers[i].text);
        }
    }
}
