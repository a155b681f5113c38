//- verdict: verified
// Another class of the same name, with another discipline: said, and kept apart.

class Shared {
//- at 1-15: information[duplicate-class]: /`Shared` is declared in another place as well/
    volatile int n;

    void set() {
        n = 1;
        /*@ assert true */
    }
}
