//- verdict: failed
//- java-checks: auto
//- option: all
// Its constructor lets others have the object before the array is there.
class SetOnceArray {
    private int[] all = new int[3];
    private long[] others;
    private int n;

    static volatile SetOnceArray last;

    SetOnceArray(int size) { last = this; others = new long[size > 0 ? size : 0]; }
    //                                    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[race]: /`others` is written here without holding `this`, which is held in most places where it is used/

    synchronized void push(int value) {
        if (n < all.length) { all[n] = value; n++; }
        if (others.length > 0) others[0] = value;
    }

    synchronized int top() { return n == 0 ? 0 : all[n - 1]; }
    synchronized long other() { return others.length == 0 ? 0 : others[0]; }
    int capacity() { return all.length; }
    boolean has() { return others != null; }
    //                     ^^^^^^ error[race]: /`others` is read here without holding `this`, which is held in most places where it is used/
}
