//- verdict: failed
//- java-checks: auto
// A list of the workspace makes its streams parallel.
import java.util.*;
import java.util.stream.*;

class Parallel extends ArrayList<Integer> {
    @Override public Stream<Integer> stream() { return super.parallelStream(); }
}
class OwnStream {
    private int n;
    synchronized void count(ArrayList<Integer> all) { all.stream().forEach(x -> n++); }
    //                                                                          ^ error[race]: /`n` is read here without holding `this`, which is held in most places where it is used/
    synchronized int get() { return n; }
    synchronized void set(int value) { n = value; }
}
