//- verdict: failed
//- option: all
import java.util.*;
import java.util.concurrent.*;
// What keeps the callback is captured, comes out of a map, or goes by the name of Object.
class LibraryKeepsHidden {
    private int n;
    synchronized int hit() { return n++; }
    synchronized void lambda() { Queue<String> q = new PriorityBlockingQueue<String>(3, (a, b) -> hit()); Runnable r = () -> { synchronized (this) { n = 0; q.add("x"); assert n == 0; } }; r.run(); }
    //                                                                                                                                                      ^^^^^^^^^^ warning[null-dereference]: /`q` may be null here\./
    //                                                                                                                                                                         ^^^^^^ error[assertion]: /`n == 0` may not hold here\./
    //                                                                                                                                                                                      ^^^^^^^ error[assertion]: /`n == 0` may not hold here\./
    synchronized void held(Map<String, Queue<String>> m) { if (m == null) return; m.put("a", new PriorityBlockingQueue<String>(3, (a, b) -> hit())); Queue<String> q = m.get("a"); if (q == null) return; n = 0; q.add("x"); assert n == 0; }
    //                                                                                                                                                                                                                              ^^^^^^ error[assertion]: /`n == 0` may not hold here\./
    synchronized void object() { Object o = new PriorityBlockingQueue<String>(3, (a, b) -> hit()); Queue<String> q = (Queue<String>) o; n = 0; q.add("x"); assert n == 0; }
    //                                                                                                               ^^^^^^^^^^^^^^^^^ warning[class-cast]: /`o` may not be of type `Queue<String>` here\./
    //                                                                                                                                                            ^^^^^^ error[assertion]: /`n == 0` may not hold here\./
}
