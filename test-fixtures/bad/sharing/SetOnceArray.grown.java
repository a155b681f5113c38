//- verdict: failed
//- java-checks: auto
//- option: all
// The field gets another array.
class SetOnceArray {
    private int[] all = new int[3];
    private long[] others;
    private int n;

    SetOnceArray(int size) { others = new long[size > 0 ? size : 0]; }

    synchronized void push(int value) {
        if (n < all.length) { all[n] = value; n++; }
        if (others.length > 0) others[0] = value;
    }

    synchronized void grow() { all = new int[all.length + 1]; }
    synchronized int top() { return n == 0 ? 0 : all[n - 1]; }
    synchronized long other() { return others.length == 0 ? 0 : others[0]; }
    int capacity() { return all.length; }
    //                      ^^^ error[race]: /`all` is read here without holding `this`, which every write of it holds/
    boolean has() { return others != null; }
}
