//- verdict: failed
// What the actions of a called method change, the caller must be allowed to change.

class Door {
    volatile int open;

    /*@ action: also_modifies open ensures open == 1 */
    void unlock() {
        open = 1;
    }
}

class CallerFrame {
    /*@ requires door != null; modifies \nothing */
    static void m(Door door) {
        door.unlock();
//      ^^^^^^^^^^^^^ error[modifies]: /this step \(it calls `Door\.unlock`, which performs `1`\) is not allowed by the modifies clause of `CallerFrame\.m`, which allows nothing/
    }
}
