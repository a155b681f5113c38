//- verdict: failed
// In `use` the failing assertion is that of the inlined constructor; behind it the condition is taken to hold.
// The order of construction: the super constructor, the field initializers, the body.

class Base {
    final int a;

    Base(int a) {
        this.a = a;
    }
}

class Construction extends Base {
    final int b = a + 1;
    final int c;

    Construction() {
        super(2);
        /*@ assert a == 3 && b == 4 */
        //         ^^^^^^^^^^^^^^^^ error[assertion]
        c = a + b;
    }

    static void use() {
        Construction made = new Construction();
        //                  ^^^^^^^^^^^^^^^^^^ error[assertion]
        /*@ assert made.c == 7 */
    }
}
