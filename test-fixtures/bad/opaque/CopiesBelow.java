//- verdict: failed
//- option: all
//- java-checks: auto
// The copy is made by a class above, and has the collections of the classes below: of one that copies, too, and of one that leaves it to the class above.
import java.util.ArrayList;
import java.util.List;

class Above implements Cloneable {
    @Override public synchronized Above clone() {
        try {
            return (Above) super.clone();
            //             ^^^^^^^^^^^^^ error[race]: /The copy that is made here has the same collection `items`: code that gets it can use its contents without what guards them\. Hand out a copy\./
        } catch (CloneNotSupportedException e) {
            throw new AssertionError();
        }
    }
}

class Copies extends Above {
    private List<Integer> items = new ArrayList<>();

    synchronized void add(int item) {
        items.add(item);
    }

    synchronized int size() {
        return items.size();
    }

    //- verdict Copies.clone: failed
    @Override public synchronized Copies clone() {
        items = new ArrayList<>(items);
        Copies copy = (Copies) super.clone();
        //                     ^^^^^^^^^^^^^ error[race]: /The copy that is made here has the same collection `items`: code that gets it can use its contents without what guards them\. Hand out a copy\./
        if (copy.size() > 3) copy.items = new ArrayList<>();
        //                   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[race]: /`copy\.items` is written here without holding `this`, which is held in most places where it is used/
        return copy;
    }
}

class Inherits extends Above {
    private final List<Integer> items = new ArrayList<>();

    synchronized void add(int item) {
        items.add(item);
    }

    synchronized int size() {
        return items.size();
    }
}
