//- verdict: failed
//- java-checks: auto
// A class of the workspace has the method itself, and keeps the function. A list that cannot be of that class runs it at once.
import java.util.*;
import java.util.function.*;

class Keeps extends ArrayList<Integer> { Consumer<? super Integer> kept;
  @Override public void forEach(Consumer<? super Integer> c) { kept = c; } }
class Redefined { private int n;
  synchronized void f(ArrayList<Integer> l) { l.forEach(x -> n += x); }
  //                                                         ^ error[race]: /`n` is read here without holding `this`, which is held in most places where it is used/
  synchronized int get() { return n; } synchronized void set(int v) { n = v; } }
class Other { private int n;
  synchronized void f(LinkedList<Integer> l) { l.forEach(x -> n += x); }
  synchronized int get() { return n; } synchronized void set(int v) { n = v; } }
