//- verdict: failed
//- option: all
// The array that it is copied to is everybody's.
import java.util.Arrays;

final class CopiedHalf {
    static final CopiedHalf[] all = new CopiedHalf[4];
    static volatile Object last;

    //@ global_invariant x > 0
    volatile int x;

    CopiedHalf() {
        CopiedHalf[] own = { this };
        x = 1;
        System.arraycopy(own, 0, all, 0, 1);
        last = Arrays.copyOf(own, 1);
    }

    CopiedHalf(int given) {
        CopiedHalf[] own = { this };
        CopiedHalf[] other = new CopiedHalf[2];
        last = other;
//      ^^^^^^^^^^^^ error[global-invariant]: /the invariant `x > 0` may not hold after this: this step \(it writes `last`\)/
        System.arraycopy(own, 0, other, 1, 1);
        x = given > 0 ? given : 1;
    }

    static int look() {
        CopiedHalf one = all[0];
        if (one == null) return 1;
        int seen = one.x;
        //@ assert seen > 0
        return seen;
    }
}
