//- verdict: failed
//- option: all
import java.util.*;
import java.util.concurrent.*;
import java.util.stream.*;

// A collection that only a local knows, changed by code that several threads run at once; and more ways to hand code over.
class HandedLocals {
    List<Integer> named() { List<Integer> l = new ArrayList<>(); IntStream.range(0, 9).parallel().boxed().forEach(l::add); return l; }
    //                                                                                                            ^^^^^^ error[race]: /`l` is changed here by several threads at once, and is not made for that: collect what they find, or use a concurrent collection or a lock/
    Map<String, Integer> streamed(List<String> in) { Map<String, Integer> m = new HashMap<>(); in.parallelStream().forEach(s -> m.put(s, 1)); return m; }
    //                                                                                         ^^^^^^^^^^^^^^^^^^^ warning[null-dereference]: /`in` may be null here\./
    //                                                                                                                          ^^^^^^^^^^^ error[race]: /`m` is changed here by several threads at once, and is not made for that: collect what they find, or use a concurrent collection or a lock/
    List<Integer> looped(ExecutorService pool) { List<Integer> l = new ArrayList<>(); for (int i = 0; i < 5; i++) { int k = i; pool.submit(() -> l.add(k)); } return l; }
    //                                                                                                                         ^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[null-dereference]: /`pool` may be null here\./
    //                                                                                                                                           ^^^^^^^^ error[race]: /`l` is changed here by several threads at once, and is not made for that: collect what they find, or use a concurrent collection or a lock/
}

class OfTheCommonPool { private int n; void go() { ForkJoinPool.commonPool().execute(() -> n++); n++; } }
//                                  ^ error[race]: /`n` may be written by one thread while another one uses it: no lock is held wherever it is used/
class BehindAFuture { private int n; void go(CompletableFuture<String> f) { f.whenComplete((x, t) -> n++); n++; } }
//                                ^ error[race]: /`n` may be written by one thread while another one uses it: no lock is held wherever it is used/
//                                                                          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[null-dereference]: /`f` may be null here\./
class OfElements { private int n; void go(int[] a) { Arrays.parallelSetAll(a, i -> n++); } }
//                             ^ error[race]: /`n` may be written by one thread while another one uses it: no lock is held wherever it is used/
class OfATask { private int n; void go() { FutureTask<Integer> t = new FutureTask<>(() -> n++); new Thread(t).start(); n++; } }
//                          ^ error[race]: /`n` may be written by one thread while another one uses it: no lock is held wherever it is used/
class OfAFactory { private int n; void go(ThreadFactory f) { f.newThread(() -> n++).start(); n++; } }
//                             ^ error[race]: /`n` may be written by one thread while another one uses it: no lock is held wherever it is used/
//                                                           ^^^^^^^^^^^^^^^^^^^^^^ warning[null-dereference]: /`f` may be null here\./
