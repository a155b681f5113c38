//- verdict: failed
// A method known by its specification alone may write the static fields of the class that is being initialized.

class StaticInitWrites {
    static volatile int n;

    static {
        n = 1;
        set();
//      ^^^^^ error[modifies]
        /*@ assert n == 1 */
//                 ^^^^^^ error[assertion]
    }

    /*@ ensures true */
    static void set() {
//              ^^^ hint[missing-modifies]
        n = 2;
    }
}
