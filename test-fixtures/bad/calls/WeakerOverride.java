//- verdict: failed
// What is known of a call is what every override promises.

class Upper {
    //@ requires n >= 0
    int m(int n) {
        /*@ assert n >= 0 */
        return n;
    }
}

class Lower extends Upper {
    //@ requires n >= 1
    int m(int n) {
        /*@ assert n >= 1 */
        return n;
    }
}

class WeakerOverride {
    //@ requires u != null
    static void use(Upper u) {
        u.m(0);
//      ^^^^^^ error[precondition]
    }
}
