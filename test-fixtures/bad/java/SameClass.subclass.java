//- verdict: failed
// Objects of the same class, as `equals` tests it, and constants of an enum, which are different objects.

class Money {
    final int cents;

    Money(int cents) {
        this.cents = cents;
    }

    @Override
    public boolean equals(Object other) {
        if (this == other) {
            return true;
        }
        if (other == null || getClass() == other.getClass()) {
            return false;
        }
        Money that = (Money) other;
        //           ^^^^^^^^^^^^^ warning[class-cast]
        return cents == that.cents;
    }

    @Override
    public int hashCode() {
        return 31 * cents;
    }
}

class Fee extends Money {
    Fee() {
        super(5);
    }
}

enum Side {
    LEFT, RIGHT, TOP;
}

class SameClass {
    static boolean isMoney(Object o) {
        return o != null && o.getClass() == Money.class && ((Money) o).cents > 0;
    }

    static void exactly(Money m, Fee f) {
        if (m != null && m instanceof Money) {
            boolean exact = m.getClass() == Money.class;
            /*@ assert exact */
            //         ^^^^^ error[assertion]
        }
        Money own = new Fee();
        boolean same = own.getClass() == Fee.class;
        /*@ assert same */
    }

    /*@ requires s != null */
    static int turn(Side s) {
        int r = 0;
        switch (s) {
            case LEFT:
                /*@ assert s != Side.RIGHT */
                r = 1;
                break;
            case RIGHT:
                /*@ assert s != Side.LEFT && s != Side.TOP */
                r = 2;
                break;
            default:
                /*@ assert s == Side.RIGHT */
                //         ^^^^^^^^^^^^^^^ error[assertion]
                break;
        }
        return r;
    }

    static int all() {
        int sum = 0;
        Side[] sides = Side.values();
        sides[1] = null;
        for (Side s : sides) {
            sum += turn(s);
            //     ^^^^^^^ error[precondition]
        }
        return sum;
    }
}
