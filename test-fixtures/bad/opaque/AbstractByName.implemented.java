//- verdict: failed
//- java-checks: auto
// One of the classes that implement it writes what the caller has read.
import java.util.*;

interface Conn { void close(); }

class Pool {
    private final List<Conn> idle = new ArrayList<>();
    private int open;

    class Held implements Conn {
        public void close() { synchronized (Pool.this) { open--; } }
    }

    synchronized void add() { idle.add(new Held()); open++; }

    synchronized void close() {
        int before = open;
        idle.forEach(Conn::close);
        assert open == before;
        //     ^^^^^^^^^^^^^^ error[assertion]: /`open == before` may not hold here\./
    }
}
