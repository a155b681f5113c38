//- verdict: failed
// Nothing satisfies the axiom: it is the axiom that is reported, once.

class Axiom {
    static final int SIZE = size();

    /*@ axiom SIZE > 3 && SIZE < 2 */
    //  ^^^^^^^^^^^^^^^^^^^^^^^^^^ error[vacuous]: /no store satisfies `axiom SIZE > 3 && SIZE < 2`/

    static int size() {
        return 5;
    }

    static void one() {
        /*@ assert 1 == 2 */
    }

    static void other() {
        /*@ assert 2 == 3 */
    }
}
