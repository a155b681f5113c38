//- verdict: failed
//- java-checks: auto
// Only the inner calls of the recursion write.
class Computed {
    private int size;
    private int depth;

    synchronized void walk(int k, boolean isInner) {
        if (isInner) {
            size++;
        }
        if (k > 0) {
            walk(k - 1, true);
        }
    }

    synchronized int both() {
        size = 5;
        walk(3, false);
        assert size == 5;
        //     ^^^^^^^^^ error[assertion]: /`size == 5` may not hold here\./
        return size;
    }
}
