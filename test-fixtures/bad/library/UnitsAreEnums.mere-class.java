//- verdict: failed
//- option: all
// What would hold if it were a mere class.
import java.io.Serializable;
import java.util.concurrent.TimeUnit;

class UnitsAreEnums {
    static int given(Object o) { return 1; }
    static int given(Comparable<?> c) { return 2; }

    static int kept(Object o) { return 1; }
    static int kept(Serializable s) { return 2; }

    static void chosen() {
        int which = given(TimeUnit.SECONDS) + kept(TimeUnit.DAYS);
        //@ assert which == 3
        //         ^^^^^^^^^^ error[assertion]: /`which == 3` may not hold here\./
    }

    static void tested(TimeUnit unit) {
        Object known = unit;
        boolean isOne = unit == null || (known instanceof Enum && known instanceof Comparable && known instanceof Serializable);
        //@ assert !isOne
        //         ^^^^^^ error[assertion]: /`!isOne` may not hold here\./
    }

    static Comparable<?> asComparable(TimeUnit unit) {
        return (Comparable<?>) (Object) unit;
    }
}
