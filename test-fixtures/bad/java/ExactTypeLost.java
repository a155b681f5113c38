//- verdict: failed
// A parameter of a class may be of any subclass.

class Upper {
    int value() {
        return 1;
    }
}

class Lower extends Upper {
    int value() {
        return 2;
    }
}

class ExactTypeLost {
    //@ requires u != null
    static void m(Upper u) {
        int v = u.value();
        /*@ assert v == 1 */
        //         ^^^^^^ error[assertion]
    }
}
