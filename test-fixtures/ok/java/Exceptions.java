//- verdict: verified
// An exception goes to the first clause that takes its class.

class Missing extends RuntimeException {
}

class Negative extends Missing {
}

class Exceptions {
    static int find(int k) {
        if (k < 0) {
            throw new Negative();
        }
        if (k == 0) {
            throw new Missing();
        }
        return k;
    }

    static int safe(int k) {
        int r;
        try {
            r = find(k);
            /*@ assert r > 0 */
        } catch (Negative e) {
            r = 1;
            /*@ assert k < 0 */
        } catch (Missing e) {
            r = 2;
            /*@ assert k == 0 */
        }
        /*@ assert r > 0 */
        return r;
    }
}
