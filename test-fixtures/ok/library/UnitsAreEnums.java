//- verdict: verified
//- option: all
// `TimeUnit` is an enum: it is comparable and serializable, and overloads are chosen by that.
import java.io.Serializable;
import java.util.concurrent.TimeUnit;

class UnitsAreEnums {
    static int given(Object o) { return 1; }
    static int given(Comparable<?> c) { return 2; }

    static int kept(Object o) { return 1; }
    static int kept(Serializable s) { return 2; }

    static void chosen() {
        int which = given(TimeUnit.SECONDS) + kept(TimeUnit.DAYS);
        //@ assert which == 4
    }

    static void tested(TimeUnit unit) {
        Object known = unit;
        boolean isOne = unit == null || (known instanceof Enum && known instanceof Comparable && known instanceof Serializable);
        //@ assert isOne
    }

    static Comparable<?> asComparable(TimeUnit unit) {
        return (Comparable<?>) (Object) unit;
    }
}
