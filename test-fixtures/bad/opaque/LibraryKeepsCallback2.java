//- verdict: failed
import java.io.*;
import java.util.*;
import java.util.concurrent.*;
import java.util.stream.*;
import javax.annotation.concurrent.GuardedBy;

// More objects that run what they keep: queues with comparators, lazy streams, views, streams that are replaced.
class LibraryKeepsCallback2 {
    @GuardedBy("this") private int n;
    int hit() { synchronized (this) { return n++; } }
    class Due implements Delayed { public long getDelay(TimeUnit u) { hit(); return 0; } public int compareTo(Delayed d) { return 0; } }
    synchronized void queue() { Queue<Integer> q = new PriorityBlockingQueue<>(3, (x, y) -> hit()); n = 0; q.add(1); q.add(2); assert n == 0; }
    //                                                                                                                                ^^^^^^ error[assertion]: /`n == 0` may not hold here\./
    synchronized void skipListMap() { Map<Integer,Integer> q = new ConcurrentSkipListMap<>((x, y) -> hit()); n = 0; q.put(1, 2); assert n == 0; }
    //                                                                                                                                  ^^^^^^ error[assertion]: /`n == 0` may not hold here\./
    synchronized void delayQueue() { BlockingQueue<Due> q = new DelayQueue<>(); q.add(new Due()); n = 0; q.poll(); assert n == 0; }
    //                                                                                                                    ^^^^^^ error[assertion]: /`n == 0` may not hold here\./
    synchronized void closeStream() { AutoCloseable q = Stream.of(1).onClose(() -> hit()); n = 0; try { q.close(); } catch (Exception e) { } assert n == 0; }
    //                                                                                                  ^^^^^^^^^ warning[null-dereference]: /`q` may be null here\./
    //                                                                                                                                              ^^^^^^ error[assertion]: /`n == 0` may not hold here\./
    synchronized void streamIterator() { Iterator<Integer> q = Stream.generate(() -> hit()).iterator(); n = 0; q.next(); assert n == 0; }
    //                                                                                                         ^^^^^^^^ warning[null-dereference]: /`q` may be null here\./
    //                                                                                                                          ^^^^^^ error[assertion]: /`n == 0` may not hold here\./
    synchronized void comparing() { Comparator<Integer> q = Comparator.comparing(x -> hit()); n = 0; q.compare(1, 2); assert n == 0; }
    //                                                                                               ^^^^^^^^^^^^^^^ warning[null-dereference]: /`q` may be null here\./
    //                                                                                                                       ^^^^^^ error[assertion]: /`n == 0` may not hold here\./
    synchronized void sort() { Comparator<Integer> q = Comparator.comparing((Integer x) -> hit()); List<Integer> l = new ArrayList<>(List.of(1, 2)); n = 0; Collections.sort(l, q); assert n == 0; }
    //                                                                                                                                                                                     ^^^^^^ error[assertion]: /`n == 0` may not hold here\./
    synchronized void sortList() { Comparator<Integer> q = Comparator.comparing((Integer x) -> hit()); List<Integer> l = new ArrayList<>(List.of(1, 2)); n = 0; l.sort(q); assert n == 0; }
    //                                                                                                                                                                            ^^^^^^ error[assertion]: /`n == 0` may not hold here\./
    synchronized void treeMap() { Comparator<Integer> q = Comparator.comparing((Integer x) -> hit()); TreeMap<Integer,Integer> l = new TreeMap<>(q); n = 0; l.put(1, 2); assert n == 0; }
    //                                                                                                                                                                          ^^^^^^ error[assertion]: /`n == 0` may not hold here\./
    synchronized void setFromMap() { Set<Integer> q = Collections.newSetFromMap(new ConcurrentSkipListMap<>((x, y) -> hit())); n = 0; q.add(1); assert n == 0; }
    //                                                                                                                                ^^^^^^^^ warning[null-dereference]: /`q` may be null here\./
    //                                                                                                                                                 ^^^^^^ error[assertion]: /`n == 0` may not hold here\./
    synchronized void descending() { Map<Integer,Integer> q = new TreeMap<Integer,Integer>((x, y) -> hit()).descendingMap(); n = 0; q.put(1, 1); assert n == 0; }
    //                                                                                                                              ^^^^^^^^^^^ warning[null-dereference]: /`q` may be null here\./
    //                                                                                                                                                  ^^^^^^ error[assertion]: /`n == 0` may not hold here\./
    synchronized void lazy() { Iterator<Integer> q = Spliterators.iterator(List.of(1).stream().map(x -> hit()).spliterator()); n = 0; if (q.hasNext()) q.next(); assert n == 0; }
    //                                                                                                                                    ^^^^^^^^^^^ warning[null-dereference]: /`q` may be null here\./
    //                                                                                                                                                                  ^^^^^^ error[assertion]: /`n == 0` may not hold here\./
    synchronized void setOut() { PrintStream a = new PrintStream(new OutputStream() { public void write(int b) { hit(); } }); System.setOut(a); n = 0; System.out.println("x"); assert n == 0; }
    //                                                                                                                                                                                 ^^^^^^ error[assertion]: /`n == 0` may not hold here\./
}
