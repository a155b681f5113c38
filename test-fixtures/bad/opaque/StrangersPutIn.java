//- verdict: failed
//- option: all
// Code without source puts objects of its own into what it is given.
import java.util.*;
import java.util.concurrent.Callable;
import com.acme.Foo;

class StrangersPutIn implements Runnable, Callable<List<Object>> {
    private int x;
    private final List<Object> kept = new ArrayList<>();
    public synchronized void run() { x++; }
    public List<Object> call() { return kept; }

    synchronized void given() { List<Object> l = new ArrayList<>(); Foo.fill(l); x = 1; String t = l.toString(); assert x == 1; }
    //                                                                                                                  ^^^^^^ error[assertion]: /`x == 1` may not hold here\./
    synchronized void givenBack() { List<Object> l = new ArrayList<>(); List<Object> in = Foo.same(l); in.add(Foo.make(this)); x = 1; String t = l.toString(); assert x == 1; }
    //                                                                                                 ^^^^^^^^^^^^^^^^^^^^^^ warning[null-dereference]: /`in` may be null here\./
    //                                                                                                                                                                ^^^^^^ error[assertion]: /`x == 1` may not hold here\./
    synchronized void later() { List<Object> l = new ArrayList<>(); Foo.keep(l); Foo.fillKept(); x = 1; String t = l.toString(); assert x == 1; }
    //                                                                                                                                  ^^^^^^ error[assertion]: /`x == 1` may not hold here\./
    synchronized void made() { List<Object> l = new ArrayList<>(); Foo f = new Foo(l); x = 1; String t = l.toString(); assert x == 1; }
    //                                                                                                                        ^^^^^^ error[assertion]: /`x == 1` may not hold here\./
    synchronized void asked() { Foo.ask(this); x = 1; String t = kept.toString(); assert x == 1; }
    //                                                                                   ^^^^^^ error[assertion]: /`x == 1` may not hold here\./
    synchronized void inside() { Object[] a = new Object[2]; List<Object[]> l = List.of(a); Foo.fill(l); Object o = a[0]; x = 1; String t = "" + o; assert x == 1; }
    //                                                                                                                                                     ^^^^^^ error[assertion]: /`x == 1` may not hold here\./
    synchronized void computed() { List<Object> l = new ArrayList<>(); Foo.with(() -> l); x = 1; String t = l.toString(); assert x == 1; }
    //                                                                                                                           ^^^^^^ error[assertion]: /`x == 1` may not hold here\./
}
