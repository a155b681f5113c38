//- verdict: failed
//- java-checks: auto
// Only the inner calls of the recursion go wrong, and nobody but the recursion makes them.
class Computed {
    private int size;
    private int depth;

    private void walk(int k, boolean isInner) {
        if (k > 0) {
            assert !isInner;
            //     ^^^^^^^^ error[assertion]: /`!isInner` may not hold here\./
            walk(k - 1, true);
        }
    }

    synchronized int both() {
        depth = 5;
        walk(3, false);
        assert depth == 5;
        return size;
    }
}
