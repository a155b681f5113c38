//- verdict: failed
//- java-checks: auto
// What looks like a function that runs at once and under a lock, and is none: it runs in other threads, later, again, or under no lock.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.locks.*;
import java.util.function.*;

class NoLock { private int n;
  void f(List<Integer> l) { l.forEach(x -> n += x); }
  //                                       ^ error[race]: /`n` is read here without holding `this`, which is held in most places where it is used/
  synchronized int get() { return n; } synchronized void set(int v) { n = v; } }
class Parallel { private int n;
  synchronized void f(List<Integer> l) { l.parallelStream().forEach(x -> n += x); }
  //                                                                     ^ error[race]: /`n` is read here without holding `this`, which is held in most places where it is used/
  synchronized int get() { return n; } synchronized void set(int v) { n = v; } }
class Parallel2 { private int n;
  synchronized void f(List<Integer> l) { l.stream().parallel().forEach(x -> n += x); }
  //                                                                        ^ error[race]: /`n` is read here without holding `this`, which is held in most places where it is used/
  synchronized int get() { return n; } synchronized void set(int v) { n = v; } }
class Threshold { private int n;
  synchronized void f(ConcurrentHashMap<String,Integer> m) { m.forEach(1, (k, v) -> n += v); }
  //                                                                                ^ error[race]: /`n` is read here without holding `this`, which is held in most places where it is used/
  synchronized int get() { return n; } synchronized void set(int v) { n = v; } }
class Later { private int n; Consumer<Integer> kept;
  synchronized void f(List<Consumer<Integer>> l) { l.add(x -> n += x); }
  //                                                          ^ error[race]: /`n` is read here without holding `this`, which is held in most places where it is used/
  synchronized int get() { return n; } synchronized void set(int v) { n = v; } }
class Named { private int n;
  synchronized void f(List<Integer> l) { Consumer<Integer> c = x -> n += x; l.forEach(c); new Thread(() -> c.accept(1)).start(); }
  //                                                                ^ error[race]: /`n` is read here without holding `this`, which is held in most places where it is used/
  synchronized int get() { return n; } synchronized void set(int v) { n = v; } }
class Unlocks { private int n; private final ReentrantLock lock = new ReentrantLock();
  void f(List<Integer> l) { lock.lock(); for (int i = 0; i < 2; i++) { l.forEach(x -> n += x); lock.unlock(); } }
  //                                                                   ^^^^^^^^^^^^^^^^^^^^^^ error[precondition]: /`Unlocks\.this\.lock` may not be held here, and the function that `Iterable\.forEach` runs takes it as held: it is in other runs of this call/
  int get() { lock.lock(); try { return n; } finally { lock.unlock(); } } void set(int v) { lock.lock(); try { n = v; } finally { lock.unlock(); } } }
class InLambda { private int n; private final ReentrantLock lock = new ReentrantLock();
  void f(List<Integer> l) { lock.lock(); l.forEach(x -> { n += x; lock.unlock(); }); }
  //                                                                             ^ error[precondition]: /`InLambda\.this\.lock` may not be held any more where this function ends: it is held where the function is handed over, and `Iterable\.forEach` may run it again/
  int get() { lock.lock(); try { return n; } finally { lock.unlock(); } } void set(int v) { lock.lock(); try { n = v; } finally { lock.unlock(); } } }
class Task { private int n;
  synchronized void f(ExecutorService e) { e.submit(() -> { n++; }); }
  //                                                        ^ error[race]: /`n` is read here without holding `this`, which is held in most places where it is used/
  synchronized int get() { return n; } synchronized void set(int v) { n = v; } }
class Mutable { private int n; private Object lock = new Object();
  void relock() { lock = new Object(); }
  void f(List<Integer> l) { synchronized (lock) { l.forEach(x -> n += x); } }
  //                                      ^^^^ error[race]: /`lock` is locked here to protect `n`, but it is not final and is assigned elsewhere: two threads may hold two different locks/
  int get() { synchronized (lock) { return n; } } void set(int v) { synchronized (lock) { n = v; } } }
class LazyStream { private int n; 
  synchronized java.util.stream.Stream<Integer> f(List<Integer> l) { return l.stream().map(x -> n + x); }
  //                                                                                            ^ error[race]: /`n` is read here without holding `this`, which every write of it holds/
  synchronized int get() { return n; } synchronized void set(int v) { n = v; } }
class Readers { private int n; private final ReadWriteLock sides = new ReentrantReadWriteLock();
  void f(List<Integer> l) { sides.readLock().lock(); try { l.forEach(x -> n += x); } finally { sides.readLock().unlock(); } }
  //                                                                      ^^^^^^ error[race]: /`n` is written here while `sides` is held only for reading, and several threads may hold it so at once; hold its side for writing here/
  int get() { sides.readLock().lock(); try { return n; } finally { sides.readLock().unlock(); } }
  void set(int v) { sides.writeLock().lock(); try { n = v; } finally { sides.writeLock().unlock(); } } }
class Kept { private int n;
  // Nobody knows what `Makers` does with the function.
  synchronized void f(List<Integer> l) { l.sort(Makers.comparing(x -> n++)); }
  //                                                                  ^ error[race]: /`n` is read here without holding `this`/
  synchronized int get() { return n; } synchronized void set(int v) { n = v; } }
