//- verdict: failed
//- option: all
// What is not translated may have brought such an object to whatever it names.
import java.util.*;
import com.acme.Foo;

class StrangersUntranslated implements Runnable {
    private int x;
    private Object held;
    private final List<Object> list = new ArrayList<>();
    public synchronized void run() { x++; }

    private Object kept() { return list; }
    private int use(Object held, boolean added, int absent) { return absent; }
    synchronized void bring() { use(held = Foo.make(this), list.add(held), this.absent); }
    //                                                                     ^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: the field `StrangersUntranslated\.absent`, which is not found/
    synchronized void field() { x = 1; String s = "" + held; assert x == 1; }
    //                                                              ^^^^^^ error[assertion]: /`x == 1` may not hold here\./
    synchronized void filled() { x = 1; boolean b = list.contains("a"); assert x == 1; }
    //                                                                         ^^^^^^ error[assertion]: /`x == 1` may not hold here\./
    synchronized void got() { Object o = kept(); x = 1; String s = "" + o; assert x == 1; }
    //                                                                            ^^^^^^ error[assertion]: /`x == 1` may not hold here\./
    synchronized void other() { x = 1; String s = "" + x; assert x == 1; }
}
