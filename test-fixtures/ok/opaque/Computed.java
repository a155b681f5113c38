//- verdict: verified
//- java-checks: auto
// A method that calls itself may change what its body writes, and nothing else.
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
        depth = 5;
        walk(3);
        assert depth == 5;
        return size;
    }
}
