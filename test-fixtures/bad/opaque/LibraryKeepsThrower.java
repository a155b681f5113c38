//- verdict: failed
import java.io.*;
import java.util.*;
import java.util.concurrent.*;
import java.util.stream.*;
import javax.annotation.concurrent.GuardedBy;

// What is kept throws, or waits and so gives up the monitor.
class LibraryKeepsThrower {
    @GuardedBy("this") private int n;
    static int fail() { throw new IllegalStateException(); }
    void queueThrows() { Queue<Integer> q = new PriorityBlockingQueue<>(3, (x, y) -> fail()); try { q.add(1); q.add(2); } catch (IllegalStateException e) { assert false; } }
    //                                                                                                                                                             ^^^^^ error[assertion]: /`false` may not hold here\./
    void mapThrows() { Map<Integer,Integer> q = new ConcurrentSkipListMap<>((x, y) -> fail()); try { q.get(2); q.put(1, 2); } catch (IllegalStateException e) { assert false; } }
    //                                                                                                                                                                 ^^^^^ error[assertion]: /`false` may not hold here\./
    void iteratorThrows() { Iterator<Integer> q = Stream.generate(() -> fail()).iterator(); try { q.hasNext(); } catch (IllegalStateException e) { assert false; } }
    //                                                                                            ^^^^^^^^^^^ warning[null-dereference]: /`q` may be null here\./
    //                                                                                                                                                    ^^^^^ error[assertion]: /`false` may not hold here\./
    void printThrows() { PrintStream p = new PrintStream(new OutputStream() { public void write(int b) { fail(); } }, true); try { p.println("x"); } catch (IllegalStateException e) { assert false; } }
    //                                                                                                                                                                                        ^^^^^ error[assertion]: /`false` may not hold here\./
    void sortThrows() { Comparator<Integer> q = Comparator.comparing(x -> fail()); List<Integer> l = new ArrayList<>(List.of(1, 2)); try { Collections.sort(l, q); } catch (IllegalStateException e) { assert false; } }
    //                                                                                                                                                                                                        ^^^^^ error[assertion]: /`false` may not hold here\./
    void barrierThrows() { CyclicBarrier c = new CyclicBarrier(1, () -> fail()); try { c.await(); } catch (IllegalStateException e) { assert false; } catch (Exception e) { } }
    //                                                                                                                                       ^^^^^ error[assertion]: /`false` may not hold here\./
    synchronized void barrierWaits() { CyclicBarrier c = new CyclicBarrier(1, () -> pause()); n = 0; try { c.await(); } catch (Exception e) { } assert n == 0; }
    //                                                                                                                                                 ^^^^^^ error[assertion]: /`n == 0` may not hold here\./
    synchronized void printWaits() { PrintStream p = new PrintStream(new OutputStream() { public void write(int b) { pause(); } }, true); n = 0; p.println("x"); assert n == 0; }
    //                                                                                                                                                                  ^^^^^^ error[assertion]: /`n == 0` may not hold here\./
    void pause() { synchronized (this) { try { wait(100); } catch (InterruptedException e) { } } }
    synchronized void other() { n = 5; }
}
