//- verdict: failed
//- option: all
//- java-checks: auto
// Locks by an index or a key, and a semaphore for two, do not protect what there is only one of.
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Semaphore;

class ByIndex { int n; final Object[] locks = { new Object(), new Object() }; void inc(int i) { synchronized (locks[i % 2]) { n++; } } public static void main(String[] a) { ByIndex b = new ByIndex(); new Thread(() -> b.inc(0)).start(); b.inc(1); } }
//                  ^ error[race]: /`n` may be written by one thread while another one uses it: no lock is held wherever it is used/
class ByKey { int n; final ConcurrentHashMap<String, Object> locks = new ConcurrentHashMap<>(); void inc(String k) { synchronized (locks.computeIfAbsent(k, x -> new Object())) { n++; } } public static void main(String[] a) { ByKey b = new ByKey(); new Thread(() -> b.inc("a")).start(); b.inc("b"); } }
//                ^ error[race]: /`n` may be written by one thread while another one uses it: no lock is held wherever it is used/
class ForTwo { final Semaphore gate = new Semaphore(2); int n;
//                                                          ^ error[race]: /`n` may be written by one thread while another one uses it: no lock is held wherever it is used/
  void inc() throws InterruptedException { gate.acquire(); try { n++; } finally { gate.release(); } }
  public static void main(String[] a) { ForTwo b = new ForTwo(); Runnable r = () -> { try { b.inc(); } catch (InterruptedException e) { } }; new Thread(r).start(); new Thread(r).start(); } }
