//- verdict: failed
//- java-checks: auto
//- option: all
// An updater sets the flag early.
import java.util.concurrent.atomic.*;

class A13 {
  private static final AtomicIntegerFieldUpdater<A13> U = AtomicIntegerFieldUpdater.newUpdater(A13.class, "state");
  private int data; volatile int state;
  //          ^^^^ error[race]: /`data` may be written by one thread while another one uses it: no lock is held wherever it is used/
  void write() { data = 42; state = 1; }
  int read() { return state == 1 ? data : 0; }
  public static void main(String[] a) {
    A13 o = new A13();
    U.set(o, 1);
//  ^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a call of `set` on a `AtomicIntegerFieldUpdater`, which reaches a field or a method by its name, and which one is not followed/
    new Thread(() -> o.write()).start();
    System.out.println(o.read());
  }
}
