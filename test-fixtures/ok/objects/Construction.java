//- verdict: verified
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
        super(3);
        /*@ assert a == 3 && b == 4 */
        c = a + b;
    }

    static void use() {
        Construction made = new Construction();
        /*@ assert made.c == 7 */
    }
}
