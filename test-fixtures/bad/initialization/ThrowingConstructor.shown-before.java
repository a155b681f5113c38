//- verdict: failed
// The object has been shown to others before the constructor throws.
public class ThrowingConstructor {
    private Object[] items;
    static ThrowingConstructor last;
    //@ global_invariant items != null

    public ThrowingConstructor(int capacity) {
        last = this;
//      ^^^^^^^^^^^ error[global-invariant]: /the invariant `items != null` may not hold after this: this step \(it writes `last`\)/
        if (capacity <= 0) throw new IllegalArgumentException("capacity");
        items = new Object[capacity];
    }
}
