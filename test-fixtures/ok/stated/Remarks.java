//- option: all
//- verdict: verified
// Remarks that have an `@` in them, or a word of a clause, and mean nothing: Javadoc, annotations and specifications that are commented out.
class Remarks {
    /**
     * Does nothing, and assumes nothing of what it {@code requires}.
     * @param n  what @ensures would speak of
     * @return one
     * @see #other
     * @helper of other methods
     */
    static int one(int n) {
        // @Override
        // //@ assert false
        //    //@ assert n == 0
        /* //@ assert false */
        /*
         * //@ assert false
         */
        /*
        int a = 0;
        //@ assert a == 1
        */
        /* @SuppressWarnings("all") */
        // - see @assert
        // "@assert false" would fail here, `@assert false` and (@ assert false), too; write@assert.org
        return 1;
    }

    /** @assert is no tag of ours */
    static int other(int n) {
        //===================
        /* set @ assert */
        int r = one(n);
        //@ assert r == 1
        return r;
    }
}
