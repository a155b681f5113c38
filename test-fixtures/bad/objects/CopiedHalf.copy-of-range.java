//- verdict: failed
//- option: all
// A copy of a part of the array holds the same object.
import java.util.Arrays;

final class CopiedHalf {
    static final CopiedHalf[] all = new CopiedHalf[4];
    static volatile Object last;

    //@ global_invariant x > 0
    volatile int x;

    CopiedHalf() {
        CopiedHalf[] own = { this };
        last = Arrays.copyOfRange(own, 0, 1);
        //     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[global-invariant]: /the invariant `x > 0` may not hold after this: this step \(it calls `copyOfRange`\)/
        x = 1;
    }

    CopiedHalf(int given) {
        CopiedHalf[] own = { this };
        CopiedHalf[] other = new CopiedHalf[2];
        System.arraycopy(own, 0, other, 1, 1);
        x = given > 0 ? given : 1;
        last = other;
    }

    static int look() {
        CopiedHalf one = all[0];
        if (one == null) return 1;
        int seen = one.x;
        //@ assert seen > 0
        return seen;
    }
}
