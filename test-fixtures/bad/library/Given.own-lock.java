//- verdict: failed
// What every object and `java.util.Objects` give, and a lock of the object around.
import java.util.Objects;
import javax.annotation.concurrent.GuardedBy;

class Given {
    private final Object lock = new Object();

    class Part {
        @GuardedBy("Given.this.lock") int count;

        void more() {
            synchronized (this) {
                count++;
//              ^^^^^ error[access-discipline]: /`count` is read here although `Given\.this\.lock\.holder == tid` may hold for another thread, which then relies on nobody else using it/
            }
        }
    }

    //@ requires true
    static int length(Object o) {
        return o == null ? 0 : o.getClass().getName().length();
    }

    //@ modifies \nothing
    //@ ensures a != b ==> !\result
    //  ^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[postcondition]: /`Given\.same` may return although `a != b ==> !\\result` does not hold/
    static boolean same(Object a, Object b) {
        return Objects.equals(a, b);
    }

    //@ modifies \nothing
    //@ ensures \result != null
    static Object other(Object a) {
        return Objects.requireNonNullElse(a, "");
    }

    //@ requires true
    static int hash(String a) {
        return Objects.hash(a, 1) + Objects.hashCode(a) + Objects.toString(null).length();
    }
}

// `table` and `lock` are set by the time anybody gets at them: `size` sees neither.
class Tables {
    static final int size = size(3);
    static final int[] table = new int[size];
    static final Object lock = new Object();

    static int size(int least) {
        int power = 1;
        while (power < least) power = Math.max(2 * power, twice(power));
        return power;
    }

    static int twice(int n) {
        return 2 * n;
    }

    //@ requires true
    int length() {
        synchronized (lock) {
            return table.length;
        }
    }
}
