//- verdict: failed
//- java-checks: auto
// A class that is no collection has the method, and one below it is a collection.
import java.util.*;
import java.util.function.*;

class Keeping {
    Consumer<? super Integer> kept;
    public void forEach(Consumer<? super Integer> given) { kept = given; }
}
class KeepingList extends Keeping implements Iterable<Integer> {
    public Iterator<Integer> iterator() { return null; }
}
class Inherited {
    private int n;
    synchronized void count(Iterable<Integer> all) { all.forEach(x -> n++); }
    //                                                                ^ error[race]: /`n` is read here without holding `this`, which is held in most places where it is used/
    synchronized int get() { return n; }
    synchronized void set(int value) { n = value; }
}
