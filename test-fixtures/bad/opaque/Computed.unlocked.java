//- verdict: failed
//- java-checks: auto
// A recursive method is checked alone: who calls it need not hold the lock.
public class Computed {
    private int size;
    //          ^^^^ error[race]: /`size` may be written by one thread while another one uses it: no lock is held wherever it is used/
    private int depth;

    public void walk(int k) {
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
