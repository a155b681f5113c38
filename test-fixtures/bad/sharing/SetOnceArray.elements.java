//- verdict: failed
//- java-checks: auto
//- option: all
// The elements do need it.
class SetOnceArray {
    private int[] all = new int[3];
    private long[] others;
    private int n;

    SetOnceArray(int size) { others = new long[size > 0 ? size : 0]; }

    synchronized void push(int value) {
        if (n < all.length) { all[n] = value; n++; }
        if (others.length > 0) others[0] = value;
    }

    synchronized int top() { return n == 0 ? 0 : all[n - 1]; }
    synchronized long other() { return others.length == 0 ? 0 : others[0]; }
    int capacity() { return all.length; }
    long peek() { return others.length == 0 ? 0 : others[0]; }
    //                                            ^^^^^^^^^ error[race]: /`others\[0\]` is read here without holding `this`, which every write of it holds/
}
