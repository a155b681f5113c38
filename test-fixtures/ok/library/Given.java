//- verdict: verified
// What every object and `java.util.Objects` give, and a lock of the object around.
import java.util.Objects;
import javax.annotation.concurrent.GuardedBy;

class Given {
    private final Object lock = new Object();

    class Part {
        @GuardedBy("Given.this.lock") int count;

        void more() {
            synchronized (lock) {
                count++;
            }
        }
    }

    //@ requires true
    static int length(Object o) {
        return o == null ? 0 : o.getClass().getName().length();
    }

    //@ modifies \nothing
    //@ ensures a == b ==> \result
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
