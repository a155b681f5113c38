//- verdict: failed
// Objects stored in an array of the object under construction, which the loop hands to others.

class Handed {
    static Object[] taken;
    private final Object[] all = new Object[3];

    Handed() {
        //@ loop_invariant 0 <= i && (\forall int k; 0 <= k && k < i ==> all[k] != null)
        //  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[loop-invariant]: /the loop invariant `0 <= i && \(\\forall int k; 0 <= k && k < i ==> all\[k\] != null\)` may not hold after a round of the loop/
        for (int i = 0; i < 3; i++) {
            all[i] = new Object();
            taken = all;
        }
    }
}

class Indirectly {
    static Object taken;
    private final Object[] all = new Object[3];

    Indirectly() {
        //@ loop_invariant 0 <= i && (\forall int k; 0 <= k && k < i ==> all[k] != null)
        //  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[loop-invariant]: /the loop invariant `0 <= i && \(\\forall int k; 0 <= k && k < i ==> all\[k\] != null\)` may not hold after a round of the loop/
        for (int i = 0; i < 3; i++) {
            all[i] = this;
            if (i == 1) {
                taken = this;
            }
        }
    }
}

class Replaced {
    static Object[] shared = new Object[3];
    private Object[] all;

    Replaced() {
        all = new Object[3];
        //@ loop_invariant 0 <= i && all != null && all.length == 3
        for (int i = 0; i < 3; i++) {
            all[i] = new Object();
            Object[] other = shared;
            if (other != null && other.length == 3) {
                all = other;
            }
        }
        all[0] = "x";
        Object first = all[0];
        //@ assert first != null
        //         ^^^^^^^^^^^^^ error[assertion]: /`first != null` may not hold here\./
    }
}

class Given {
    private final Object[] all;

    Given(Object[] all) {
        //@ assume all != null && all.length == 3
        this.all = all;
        this.all[0] = "x";
        for (int i = 1; i < 3; i++) {
            this.all[i] = new Object();
        }
        Object first = this.all[0];
        //@ assert first != null
        //         ^^^^^^^^^^^^^ error[assertion]: /`first != null` may not hold here\./
    }
}
