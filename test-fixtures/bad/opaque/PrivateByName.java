//- verdict: failed
//- option: all
// A private method that needs the lock of its callers is called by a lambda, on objects of which nobody knows the class.
import java.util.List;

class PrivateByName {
    private int x;

    private void bump() {
        x++;
//      ^ error[race]: /`x` is read here without holding `this`, which every write of it holds/
    }

    synchronized void own() {
        bump();
    }

    synchronized int get() {
        return x;
    }

    void all(List<PrivateByName> others) {
        others.stream().forEach(one -> one.bump());
//      ^^^^^^^^^^^^^^^ warning[null-dereference]: /`others` may be null here\./
        //                             ^^^^^^^^^^ warning[null-dereference]: /`one` may be null here\./
    }
}
