//- verdict: failed
// What the library refuses with an exception is not checked before: what was begun is not done, and the lock is given back.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.locks.ReentrantLock;

class RefusedArguments {
    /*@ guarded_by holder == tid */ private int begun;
    /*@ guarded_by holder == tid */ private int done;
    //@ global_invariant holder == null ==> begun == done

    synchronized Object listOfNull() { begun++; Object made = List.of(null); done++; return made; }
    //                                                                                            ^ error[global-invariant]: /the invariant `holder == null ==> begun == done` may not hold after this: this step \(it releases the monitor of `this`\)/
    synchronized Object listOf(Object a, Object b) { begun++; Object made = List.of(a, b); done++; return made; }
    //                                                                                                          ^ error[global-invariant]: /the invariant `holder == null ==> begun == done` may not hold after this: this step \(it releases the monitor of `this`\)/
    synchronized Object listOfMany(Object[] all) { begun++; Object made = List.of(all); done++; return made; }
    //                                                                                                       ^ error[global-invariant]: /the invariant `holder == null ==> begun == done` may not hold after this: this step \(it releases the monitor of `this`\)/
    synchronized Object setOf(Object a) { begun++; Object made = Set.of(a); done++; return made; }
    //                                                                                           ^ error[global-invariant]: /the invariant `holder == null ==> begun == done` may not hold after this: this step \(it releases the monitor of `this`\)/
    synchronized Object setOfSame(Object a) { if (a == null) return null; begun++; Object made = Set.of(a, a); done++; return made; }
    //                                                                                                                              ^ error[global-invariant]: /the invariant `holder == null ==> begun == done` may not hold after this: this step \(it releases the monitor of `this`\)/
    synchronized Object mapOf(Object k, Object v) { begun++; Object made = Map.of(k, v); done++; return made; }
    //                                                                                                        ^ error[global-invariant]: /the invariant `holder == null ==> begun == done` may not hold after this: this step \(it releases the monitor of `this`\)/
    synchronized Object mapOfSame(Object k) { if (k == null) return null; begun++; Object made = Map.of(k, "a", k, "b"); done++; return made; }
    //                                                                                                                                        ^ error[global-invariant]: /the invariant `holder == null ==> begun == done` may not hold after this: this step \(it releases the monitor of `this`\)/
    synchronized Object copyOf(List<String> l) { begun++; Object made = List.copyOf(l); done++; return made; }
    //                                                                                                       ^ error[global-invariant]: /the invariant `holder == null ==> begun == done` may not hold after this: this step \(it releases the monitor of `this`\)/
    synchronized Object copyOfMap(Map<String, String> m) { begun++; Object made = Map.copyOf(m); done++; return made; }
    //                                                                                                                ^ error[global-invariant]: /the invariant `holder == null ==> begun == done` may not hold after this: this step \(it releases the monitor of `this`\)/
    synchronized Object synchronizedOne(Collection<String> c) { begun++; Object made = Collections.synchronizedCollection(c); done++; return made; }
    //                                                                                                                                             ^ error[global-invariant]: /the invariant `holder == null ==> begun == done` may not hold after this: this step \(it releases the monitor of `this`\)/
    synchronized Object synchronizedMap(Map<String, String> m) { begun++; Object made = Collections.synchronizedMap(m); done++; return made; }
    //                                                                                                                                       ^ error[global-invariant]: /the invariant `holder == null ==> begun == done` may not hold after this: this step \(it releases the monitor of `this`\)/
    synchronized Object unmodifiable(List<String> l) { begun++; Object made = Collections.unmodifiableList(l); done++; return made; }
    //                                                                                                                              ^ error[global-invariant]: /the invariant `holder == null ==> begun == done` may not hold after this: this step \(it releases the monitor of `this`\)/
    synchronized Object unmodifiableSet(Set<String> s) { begun++; Object made = Collections.unmodifiableSet(s); done++; return made; }
    //                                                                                                                               ^ error[global-invariant]: /the invariant `holder == null ==> begun == done` may not hold after this: this step \(it releases the monitor of `this`\)/
    synchronized Object string(String s) { begun++; Object made = new String(s); done++; return made; }
    //                                                                                                ^ error[global-invariant]: /the invariant `holder == null ==> begun == done` may not hold after this: this step \(it releases the monitor of `this`\)/
    synchronized Object chars(char[] s) { begun++; Object made = new String(s); done++; return made; }
    //                                                                                               ^ error[global-invariant]: /the invariant `holder == null ==> begun == done` may not hold after this: this step \(it releases the monitor of `this`\)/
    synchronized Object part(char[] s, int from) { if (s == null) return null; begun++; Object made = new String(s, from, 1); done++; return made; }
    //                                                                                                                                             ^ error[global-invariant]: /the invariant `holder == null ==> begun == done` may not hold after this: this step \(it releases the monitor of `this`\)/
    synchronized Object builder(String s) { begun++; Object made = new StringBuilder(s); done++; return made; }
    //                                                                                                        ^ error[global-invariant]: /the invariant `holder == null ==> begun == done` may not hold after this: this step \(it releases the monitor of `this`\)/
    synchronized Object room(int n) { begun++; Object made = new StringBuilder(n); done++; return made; }
    //                                                                                                  ^ error[global-invariant]: /the invariant `holder == null ==> begun == done` may not hold after this: this step \(it releases the monitor of `this`\)/
    synchronized Object buffer(int n) { begun++; Object made = new StringBuffer(n); done++; return made; }
    //                                                                                                   ^ error[global-invariant]: /the invariant `holder == null ==> begun == done` may not hold after this: this step \(it releases the monitor of `this`\)/
    synchronized Object appended(char[] s) { begun++; Object made = new StringBuilder("a").append(s); done++; return made; }
    //                                                                                                                     ^ error[global-invariant]: /the invariant `holder == null ==> begun == done` may not hold after this: this step \(it releases the monitor of `this`\)/
    synchronized Object found(String s) { begun++; Object made = new StringBuffer("a").indexOf(s); done++; return made; }
    //                                                                                                                  ^ error[global-invariant]: /the invariant `holder == null ==> begun == done` may not hold after this: this step \(it releases the monitor of `this`\)/
    synchronized Object format(String f) { begun++; Object made = String.format(f, "x"); done++; return made; }
    //                                                                                                        ^ error[global-invariant]: /the invariant `holder == null ==> begun == done` may not hold after this: this step \(it releases the monitor of `this`\)/
    synchronized Object badFormat() { begun++; Object made = String.format("%d", "x"); done++; return made; }
    //                                                                                                      ^ error[global-invariant]: /the invariant `holder == null ==> begun == done` may not hold after this: this step \(it releases the monitor of `this`\)/
    synchronized Object printed() { begun++; Object made = System.out.printf("%q"); done++; return made; }
    //                                                                                                   ^ error[global-invariant]: /the invariant `holder == null ==> begun == done` may not hold after this: this step \(it releases the monitor of `this`\)/
    synchronized Object printedChars(char[] s) { begun++; Object made = null; System.out.println(s); done++; return made; }
    //                                                                                                                    ^ error[global-invariant]: /the invariant `holder == null ==> begun == done` may not hold after this: this step \(it releases the monitor of `this`\)/
    synchronized Object property(String key) { begun++; Object made = System.getProperty(key); done++; return made; }
    //                                                                                                              ^ error[global-invariant]: /the invariant `holder == null ==> begun == done` may not hold after this: this step \(it releases the monitor of `this`\)/
    synchronized Object noProperty() { begun++; Object made = System.getProperty(""); done++; return made; }
    //                                                                                                     ^ error[global-invariant]: /the invariant `holder == null ==> begun == done` may not hold after this: this step \(it releases the monitor of `this`\)/
    synchronized Object variable(String key) { begun++; Object made = System.getenv(key); done++; return made; }
    //                                                                                                         ^ error[global-invariant]: /the invariant `holder == null ==> begun == done` may not hold after this: this step \(it releases the monitor of `this`\)/
    synchronized Object parsed(String s) { begun++; Object made = null; try { made = Double.parseDouble(s); } catch (NumberFormatException e) { } done++; return made; }
    //                                                                                                                                                                 ^ error[global-invariant]: /the invariant `holder == null ==> begun == done` may not hold after this: this step \(it releases the monitor of `this`\)/
    synchronized Object thread(String name) { begun++; Object made = new Thread(name); done++; return made; }
    //                                                                                                      ^ error[global-invariant]: /the invariant `holder == null ==> begun == done` may not hold after this: this step \(it releases the monitor of `this`\)/
    synchronized Object named(Thread t, String name) { if (t == null) return null; begun++; Object made = null; t.setName(name); done++; return made; }
    //                                                                                                                                                ^ error[global-invariant]: /the invariant `holder == null ==> begun == done` may not hold after this: this step \(it releases the monitor of `this`\)/
    synchronized Object daemon(Thread t) { if (t == null) return null; begun++; Object made = null; t.setDaemon(true); done++; return made; }
    //                                                                                                                                      ^ error[global-invariant]: /the invariant `holder == null ==> begun == done` may not hold after this: this step \(it releases the monitor of `this`\)/
    synchronized Object causedTwice(Throwable t) { if (t == null) return null; begun++; Object made = t.initCause(null); done++; return made; }
    //                                                                                                                                        ^ error[global-invariant]: /the invariant `holder == null ==> begun == done` may not hold after this: this step \(it releases the monitor of `this`\)/
    synchronized Object suppressesItself(Throwable t) { if (t == null) return null; begun++; Object made = null; t.addSuppressed(t); done++; return made; }
    //                                                                                                                                                    ^ error[global-invariant]: /the invariant `holder == null ==> begun == done` may not hold after this: this step \(it releases the monitor of `this`\)/
    synchronized Object suppressesNothing(Throwable t) { if (t == null) return null; begun++; Object made = null; t.addSuppressed(null); done++; return made; }
    //                                                                                                                                                        ^ error[global-invariant]: /the invariant `holder == null ==> begun == done` may not hold after this: this step \(it releases the monitor of `this`\)/
    synchronized Object converted(TimeUnit unit) { begun++; Object made = TimeUnit.SECONDS.convert(1, unit); done++; return made; }
    //                                                                                                                            ^ error[global-invariant]: /the invariant `holder == null ==> begun == done` may not hold after this: this step \(it releases the monitor of `this`\)/
    synchronized Object compared(Comparable<String> c) { if (c == null) return null; begun++; Object made = c.compareTo(null); done++; return made; }
    //                                                                                                      ^^^^^^^^^^^^^^^^^ error[precondition]: /`Boolean\.compareTo` requires `other != null`, which may not hold here/
    //                                                                                                      ^^^^^^^^^^^^^^^^^ error[precondition]: /`Byte\.compareTo` requires `other != null`, which may not hold here/
    //                                                                                                      ^^^^^^^^^^^^^^^^^ error[precondition]: /`Character\.compareTo` requires `other != null`, which may not hold here/
    //                                                                                                      ^^^^^^^^^^^^^^^^^ error[precondition]: /`Double\.compareTo` requires `other != null`, which may not hold here/
    //                                                                                                      ^^^^^^^^^^^^^^^^^ error[precondition]: /`Enum\.compareTo` requires `o != null`, which may not hold here/
    //                                                                                                      ^^^^^^^^^^^^^^^^^ error[precondition]: /`Float\.compareTo` requires `other != null`, which may not hold here/
    //                                                                                                      ^^^^^^^^^^^^^^^^^ error[precondition]: /`Integer\.compareTo` requires `other != null`, which may not hold here/
    //                                                                                                      ^^^^^^^^^^^^^^^^^ error[precondition]: /`Long\.compareTo` requires `other != null`, which may not hold here/
    //                                                                                                      ^^^^^^^^^^^^^^^^^ error[precondition]: /`Short\.compareTo` requires `other != null`, which may not hold here/
    //                                                                                                      ^^^^^^^^^^^^^^^^^ error[precondition]: /`String\.compareTo` requires `anotherString != null`, which may not hold here/
    //                                                                                                      ^^^^^^^^^^^^^^^^^ error[precondition]: /`StringBuffer\.compareTo` requires `another != null`, which may not hold here/
    //                                                                                                      ^^^^^^^^^^^^^^^^^ error[precondition]: /`StringBuilder\.compareTo` requires `another != null`, which may not hold here/
    //                                                                                                                                              ^ error[global-invariant]: /the invariant `holder == null ==> begun == done` may not hold after this: this step \(it releases the monitor of `this`\)/
    synchronized Object stale(List<String> view) { if (view == null) return null; begun++; Object made = view.size(); done++; return made; }
    //                                                                                                                                     ^ error[global-invariant]: /the invariant `holder == null ==> begun == done` may not hold after this: this step \(it releases the monitor of `this`\)/
    synchronized Object queued(java.util.concurrent.BlockingQueue<String> q, TimeUnit unit) { if (q == null) return null; begun++; Object made = null; try { made = q.poll(1, unit); } catch (InterruptedException e) { } done++; return made; }
    //                                                                                                                                                                                                                                         ^ error[global-invariant]: /the invariant `holder == null ==> begun == done` may not hold after this: this step \(it releases the monitor of `this`\)/
    synchronized Object copiedWhileChanged(Collection<String> c) { if (c == null) return null; begun++; Object made = new ArrayList<>(c); done++; return made; }
    //                                                                                                                                                         ^ error[global-invariant]: /the invariant `holder == null ==> begun == done` may not hold after this: this step \(it releases the monitor of `this`\)/
    synchronized void permit(Semaphore slots, TimeUnit unit) { if (slots == null) return; begun++; try { slots.tryAcquire(1, 5, unit); } catch (InterruptedException e) { } done++; }
    //                                                                                                                                                                              ^ error[global-invariant]: /the invariant `holder == null ==> begun == done` may not hold after this: this step \(it releases the monitor of `this`\)/
    synchronized void opened(CountDownLatch gate, TimeUnit unit) { if (gate == null) return; begun++; try { gate.await(5, unit); } catch (InterruptedException e) { } done++; }
    //                                                                                                                                                                        ^ error[global-invariant]: /the invariant `holder == null ==> begun == done` may not hold after this: this step \(it releases the monitor of `this`\)/
    synchronized void locked(ReentrantLock lock, TimeUnit unit) { if (lock == null) return; begun++; try { if (lock.tryLock(5, unit)) lock.unlock(); } catch (InterruptedException e) { } done++; }
    //                                                                                                                                                                                            ^ error[global-invariant]: /the invariant `holder == null ==> begun == done` may not hold after this: this step \(it releases the monitor of `this`\)/
}
