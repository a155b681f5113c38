//- verdict: unsupported
// A local that still holds the collection of an object while another object is called by the name that it was read from.
import java.util.ArrayList;
import java.util.List;

class Ledger {
    final Object lock = new Object();
    @GuardedBy("lock") final List<String> list = new ArrayList<>();

    void mixed(Ledger one, Ledger two) {
        if (one == null || two == null) {
            return;
        }
        List<String> l;
        Ledger current = one;
        l = current.list;
        current = two;
        synchronized (current.lock) {
            l.clear();
//          ^^^^^^^^^ information[unsupported]: /a use of the collection `list` of an object that is not named/
        }
    }
}
