//- verdict: failed
//- java-checks: auto
// The comparator calls a method that comes back to itself and writes the field.
import com.acme.Clock;
import java.util.*;

class InOverrides {
    private int n;
    private int told;
    private int depth;

    class Order implements Comparator<String> {
        public int compare(String left, String right) {
            Clock.tick();
            return 0;
        }
    }

    class Deep implements Comparator<String> {
        private synchronized void down(int k) {
            if (k > 0) {
                down(k - 1);
            } else {
                synchronized (InOverrides.this) {
                    n = 7;
                }
            }
        }

        public int compare(String left, String right) {
            down(2);
            return 0;
        }
    }

    void register() {
        Clock.add((Runnable) () -> { synchronized (this) { told = 7; } });
    }

    synchronized void sort(List<String> names) {
        n = 1;
        Collections.sort(names, new Order());
        assert n == 1;
        //     ^^^^^^ error[assertion]: /`n == 1` may not hold here\./
    }

    synchronized void sortDeep(List<String> names) {
        n = 1;
        names.sort(new Deep());
        assert n == 1;
        //     ^^^^^^ error[assertion]: /`n == 1` may not hold here\./
    }

    synchronized int sum() { return n + told + depth; }
}
