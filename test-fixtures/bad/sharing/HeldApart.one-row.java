//- verdict: failed
//- java-checks: auto
// All threads use the same row.
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

class Cell {
    int n;
    //  ^ error[race]: /`n` may be written by one thread while another one uses it: no lock is held wherever it is used/
    void add(int k) { n += k; }
}

class Rows {
    public static void main(String[] args) {
        Cell[] cells = { new Cell(), new Cell(), new Cell() };
        for (int i = 0; i < 3; i++) {
            int row = i;
            new Thread(() -> cells[0].add(1)).start();
        }
    }
}

class Helped {
    private final Lock lock = new ReentrantLock();
    private final Cell cell = new Cell();
    private void begin() { lock.lock(); }
    private void end() { lock.unlock(); }

    void add() {
        begin();
        try { cell.n++; } finally { end(); }
    }

    int get() {
        begin();
        try { return cell.n; } finally { end(); }
    }
}

class Swapped {
    private Cell current = new Cell();
    synchronized void add() { current.add(1); }

    int rotate() {
        Cell old;
        synchronized (this) { old = current; current = new Cell(); }
        return old.n;
    }
}

class Spinning {
    private final AtomicBoolean isTaken = new AtomicBoolean();
    private final Cell cell = new Cell();

    void add() {
        while (!isTaken.compareAndSet(false, true)) { }
        cell.n++;
        isTaken.set(false);
    }
}

class Told {
    private final Cell cell = new Cell();
    private volatile boolean isReady;
    void make() { cell.n = 5; isReady = true; }
    int get() { return isReady ? cell.n : 0; }

    public static void main(String[] args) {
        Told told = new Told();
        new Thread(() -> told.make()).start();
        new Thread(() -> System.out.println(told.get())).start();
    }
}

class PerThread {
    private final ConcurrentHashMap<Thread, Cell> cells = new ConcurrentHashMap<>();
    void add() { cells.computeIfAbsent(Thread.currentThread(), key -> new Cell()).add(1); }
}

abstract class Template {
    protected final Cell cell = new Cell();
    abstract void work();
    synchronized void go() { work(); }
}

class Filled extends Template {
    void work() { cell.n++; }
}

class Made {
    private Cell cell;
    private synchronized Cell cell() {
        if (cell == null) {
            cell = new Cell();
            cell.add(1);
        }
        return cell;
    }
    int get() { return cell().n; }
}
