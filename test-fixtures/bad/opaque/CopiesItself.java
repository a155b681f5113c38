//- verdict: failed
//- option: all
//- java-checks: auto
// The class above makes the copy; it has the collection of the class that asks for it, unless that gives it another.
import java.util.ArrayList;
import java.util.List;

class Copyable implements Cloneable {
    @Override public synchronized Copyable clone() {
        try {
            return (Copyable) super.clone();
        } catch (CloneNotSupportedException e) {
            throw new AssertionError();
        }
    }
}

class CopiesItself extends Copyable {
    private List<Integer> items = new ArrayList<>();

    synchronized void add(int item) {
        items.add(item);
    }

    synchronized int size() {
        return items.size();
    }

    @Override public synchronized CopiesItself clone() {
        return (CopiesItself) super.clone();
        //                    ^^^^^^^^^^^^^ error[race]: /The copy that is made here has the same collection `items`: code that gets it can use its contents without what guards them\. Hand out a copy\./
    }
}
