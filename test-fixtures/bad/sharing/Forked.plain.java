//- verdict: failed
//- java-checks: auto
// What is forked runs at the same time, and counts in a plain field.
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveAction;

class Forked extends RecursiveAction {
    private static int leaves;
    //                 ^^^^^^ error[race]: /`leaves` may be written by one thread while another one uses it: no lock is held wherever it is used/
    private final int size;

    Forked(int size) {
        this.size = size;
    }

    @Override
    protected void compute() {
        if (size <= 1) {
            leaves++;
            return;
        }
        invokeAll(new Forked(size / 2), new Forked(size - size / 2));
    }

    public static void main(String[] args) {
        new ForkJoinPool().invoke(new Forked(100));
    }
}
