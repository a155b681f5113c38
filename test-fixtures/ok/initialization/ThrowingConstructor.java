//- verdict: verified
// Nobody gets the object of a constructor that throws, so it need not keep what it promises of its objects.
public class ThrowingConstructor {
    private final Object[] items;
    //@ global_invariant items != null

    public ThrowingConstructor(int capacity) {
        if (capacity <= 0) throw new IllegalArgumentException("capacity");
        items = new Object[capacity];
    }
}
