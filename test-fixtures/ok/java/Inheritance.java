//- verdict: verified
// Inherited and hidden fields.

class Upper {
    volatile int a;
    final int same = 1;
}

class Lower extends Upper {
    final int same = 2;

    void m() {
        a = 5;
        /*@ assert same == 2 */
        Upper up = this;
        int hidden = up.same + super.same;
        /*@ assert hidden == 2 */
    }
}

class Inheritance {
}
