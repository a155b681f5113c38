//- verdict: verified
// What the library refuses with an exception is checked before, or cannot be: then what was begun is done, whatever was given.
import java.util.*;
import java.util.concurrent.*;

class RefusedArguments {
    /*@ guarded_by holder == tid */ private int begun;
    /*@ guarded_by holder == tid */ private int done;
    //@ global_invariant holder == null ==> begun == done

    synchronized Object given(Object o) { if (o != null) { begun++; Object made = List.of(o); done++; return made; } return null; }
    synchronized Object three() { begun++; Object made = List.of("a", "b", "c"); done++; return made; }
    synchronized Object one(Object o) { if (o == null) return null; begun++; Object made = Set.of(o); done++; return made; }
    synchronized Object entry(Object k) { if (k == null) return null; begun++; Object made = Map.of(k, "v"); done++; return made; }
    synchronized Object wrapped() { List<String> inner = new ArrayList<>(); begun++; Object made = Collections.synchronizedList(inner); done++; return made; }
    synchronized Object shown(Map<String, String> m) { if (m == null) return null; begun++; Object made = Collections.unmodifiableMap(m); done++; return made; }
    synchronized String copied(String s) { if (s == null) return null; begun++; String made = new String(s); done++; return made; }
    synchronized String part(char[] chars) { if (chars == null || chars.length < 3) return null; begun++; String made = new String(chars, 1, 2); done++; return made; }
    synchronized int room(int n) { if (n < 0) return 0; begun++; StringBuilder made = new StringBuilder(n); done++; return n; }
    synchronized void text(char[] chars) { StringBuilder made = new StringBuilder("a"); if (chars == null) return; begun++; made.append(chars); done++; }
    synchronized String home() { begun++; String made = System.getenv("HOME"); done++; return made; }
    synchronized Thread named(String name) { if (name == null) return null; begun++; Thread made = new Thread(name); made.setDaemon(true); done++; return made; }
    synchronized void cause(Exception e) { if (e == null) return; RuntimeException own = new RuntimeException("x"); begun++; own.addSuppressed(e); done++; }
    synchronized long seconds(TimeUnit unit) { if (unit == null) return 0; begun++; long made = TimeUnit.SECONDS.convert(1, unit); done++; return made; }
    synchronized void copy(Object[] from) { if (from == null || from.length != 3) return; Object[] to = new Object[3]; begun++; System.arraycopy(from, 0, to, 0, 3); done++; }
    synchronized int size() { List<String> own = new ArrayList<>(); begun++; int made = own.size(); done++; return made; }
    synchronized Double parsed(String s) { if (s == null) return null; Double made; try { made = Double.valueOf(s); } catch (NumberFormatException e) { made = null; } begun++; done++; return made; }
    synchronized boolean permit(Semaphore slots) throws InterruptedException { boolean got = slots != null && slots.tryAcquire(1, 5, TimeUnit.SECONDS); begun++; done++; return got; }
    synchronized void permitted(Semaphore slots) { if (slots == null) return; begun++; try { slots.tryAcquire(1, 5, TimeUnit.SECONDS); } catch (InterruptedException e) { } done++; }
    synchronized void opened(CountDownLatch gate) { if (gate == null) return; begun++; try { gate.await(5, TimeUnit.SECONDS); } catch (InterruptedException e) { } done++; }
    synchronized void given(Semaphore slots) { if (slots == null) return; begun++; slots.release(); done++; }
}
