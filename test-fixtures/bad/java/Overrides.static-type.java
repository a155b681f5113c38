//- verdict: failed
// An override calls what it overrides; a static type does not decide which one runs.

class Base {
    int value() {
        return 1;
    }

    int doubled() {
        return value() + value();
    }
}

class Overrides extends Base {
    int value() {
        return super.value() + 1;
    }

    static void use() {
        Base plain = new Base();
        Base other = new Overrides();
        int a = plain.doubled();
        int b = other.doubled();
        /*@ assert a == 2 && b == 2 */
        //         ^^^^^^^^^^^^^^^^ error[assertion]
    }
}
