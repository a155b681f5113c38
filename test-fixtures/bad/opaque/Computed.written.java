//- verdict: failed
//- java-checks: auto
// What the recursive method writes is not known behind its call.
class Computed {
    private int size;
    private int depth;

    synchronized void walk(int k) {
        if (k > 0) {
            size++;
            walk(k - 1);
        }
    }

    synchronized int both() {
        size = 5;
        walk(3);
        assert size == 5;
        //     ^^^^^^^^^ error[assertion]: /`size == 5` may not hold here\./
        return size;
    }
}
