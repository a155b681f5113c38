//- verdict: failed
// Constructors with actions, and methods that throw.

class Made {
    static volatile int count;
    volatile int id;
    final int number;

    /*@ action: also_modifies count ensures count == \old(count) + 1 && id == 7 */
    Made() {
        number = 3;
        id = 7;
        /*@ atomic */ {
            count = count + 1;
        }
    }

    /*@ action: also_modifies count ensures count == 0 */
    //                                      ^^^^^^^^^^ error[witness-missing]: /`Made\.<init>\(int\)` may return without having performed the action `1`: none of its steps changed what `count == 0` says, and no `witness 1` says where it happened/
    Made(int unused) {
        number = 4;
    }
}

class Makers {
    volatile int x;

    // Nothing contradicts itself behind the constructor.
    void makes() {
        Made made = new Made();
        /*@ assert false */
        //         ^^^^^ error[assertion]: /`false` may not hold here\./
    }

    // After a constructor that is known by its specification alone its fields may be anything.
    void number() {
        Made made = new Made();
        /*@ assert made.number == 3 */
        //         ^^^^^^^^^^^^^^^^ error[assertion]: /`made\.number == 3` may not hold here\./
    }

    /*@ action set: also_modifies x ensures x == 1
        action set2: also_modifies x ensures x == 2
        exsures (RuntimeException e) true */
    void throwsBetween(boolean fail) {
        x = 1;
        if (fail) throw new RuntimeException();
        x = 2;
    }

    /*@ unwritable_by_env_if holder == tid */
    int mine;

    /*@ requires holder == tid
        action: also_modifies mine ensures mine == 1
        exsures (RuntimeException e) true */
    void throwsBefore(boolean fail) {
        if (fail) throw new RuntimeException();
        mine = 1;
    }

    // An exception may leave before the action, and after it.
    synchronized void catches(boolean fail) {
        mine = 0;
        try {
            throwsBefore(fail);
            /*@ assert mine == 1 */
        } catch (RuntimeException e) {
            /*@ assert mine == 1 */
            //         ^^^^^^^^^ error[assertion]: /`mine == 1` may not hold here\./
        }
    }

    synchronized void catchesToo(boolean fail) {
        mine = 0;
        try {
            throwsBefore(fail);
        } catch (RuntimeException e) {
            /*@ assert mine == 0 */
            //         ^^^^^^^^^ error[assertion]: /`mine == 0` may not hold here\./
        }
    }
}
