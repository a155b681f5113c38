//- verdict: failed
// Bodies that their abstractions do not allow.

class Bodies {
    /*@ unwritable_by_env_if holder == tid */
    int x;
    /*@ unwritable_by_env_if holder == tid */
    int y;

    /*@ requires holder == tid
        action: also_modifies x ensures x == \old(x) + 1 */
    void twice() {
        x = x + 1;
        x = x + 1;
//      ^^^^^^^^^ error[simulation]: /this step \(it writes `x`\) changes more than `modifies` allows, but `Bodies\.twice` has already performed the action `1`/
    }

    /*@ requires holder == tid
        action first: also_modifies x ensures x == \old(x) + 1
        action second: also_modifies y ensures y == \old(y) + 1 */
    void wrongOrder() {
        y = y + 1;
//      ^^^^^^^^^ error[simulation]: /this step \(it writes `y`\) changes more than `modifies` allows, so it would have to be the action `first`, but it may change what `also_modifies` of `first` does not list/
        x = x + 1;
    }

    /*@ requires holder == tid
        action: also_modifies x ensures x == \old(x) + 1 */
    void outside() {
        y = 7;
//      ^^^^^ error[simulation]: /this step \(it writes `y`\) changes more than `modifies` allows, so it would have to be the action `1`, but it may change what `also_modifies` of `1` does not list/
        x = x + 1;
    }

    /*@ requires holder == tid
        action: also_modifies x ensures x == \old(x) + 1 */
        //                              ^^^^^^^^^^^^^^^^ error[witness-missing]: /`Bodies\.never` may return without having performed the action `1`: none of its steps changed what `x == \\old\(x\) \+ 1` says, and no `witness 1` says where it happened/
    void never() {
        int z = x + 1;
    }

    /*@ requires holder == tid
        action: also_modifies x ensures x == \old(x) + 1 */
        //                              ^^^^^^^^^^^^^^^^ error[witness-missing]: /`Bodies\.early` may return without having performed the action `1`: none of its steps changed what `x == \\old\(x\) \+ 1` says, and no `witness 1` says where it happened/
    void early(boolean busy) {
        if (busy) return;
        x = x + 1;
    }

    /*@ requires holder == tid
        action: also_modifies x ensures x == \old(x) + 1 */
    void inSteps() {
        x = x + 2;
//      ^^^^^^^^^ error[simulation]: /this step \(it writes `x`\) changes more than `modifies` allows, so it would have to be the action `1`, but `x == \\old\(x\) \+ 1` may not hold of it/
        x = x - 1;
//      ^^^^^^^^^ error[simulation]: /this step \(it writes `x`\) changes more than `modifies` allows, so it would have to be the action `1`, but `x == \\old\(x\) \+ 1` may not hold of it/
    }

    /*@ requires holder == tid
        action: also_modifies x, y ensures x == \old(x) + 1 && y == \old(y) + 1 */
    void notAtomic() {
        x = x + 1;
//      ^^^^^^^^^ error[simulation]: /this step \(it writes `x`\) changes more than `modifies` allows, so it would have to be the action `1`, but `x == \\old\(x\) \+ 1 && y == \\old\(y\) \+ 1` may not hold of it/
        y = y + 1;
//      ^^^^^^^^^ error[simulation]: /this step \(it writes `y`\) changes more than `modifies` allows, so it would have to be the action `1`, but `x == \\old\(x\) \+ 1 && y == \\old\(y\) \+ 1` may not hold of it/
    }

    /*@ requires holder == tid
        action: also_modifies x ensures x > \old(x) */
    void inLoop(int n) {
        for (int i = 0; i < n; i++) {
            x = x + 1;
//          ^^^^^^^^^ error[simulation]: /this step \(it writes `x`\) changes more than `modifies` allows, but `Bodies\.inLoop` has already performed the action `1`/
        }
    }

    /*@ requires holder == tid
        action one: also_modifies x ensures x == 1
        action two: also_modifies x ensures x == 2 */
    void witnessedTooEarly() {
        /*@ witness two */
        //  ^^^^^^^^^^^ error[simulation]: /`two` is said to happen here, but `one`, which comes first, may not have happened yet/
        x = 1;
        x = 2;
    }

    /*@ requires holder == tid
        action one: also_modifies x ensures x == 1
        action two: also_modifies x ensures x == 2 */
    void wrongWitness() {
        /*@ atomic */ {
        //            ^ error[simulation]: /this atomic block is said to be the action `one`, but `x == 1` may not hold of it/
            /*@ witness one */
            x = 2;
        }
        x = 2;
    }

    // The actions of a callee are steps of the caller.
    /*@ requires holder == tid
        action: also_modifies x ensures x == \old(x) + 1 */
    void calls() {
        plain();
        plain();
//      ^^^^^^^ error[simulation]: /this step \(`Bodies\.plain` performs `1`\) changes more than `modifies` allows, but `Bodies\.calls` has already performed the action `1`/
    }

    /*@ requires holder == tid
        action: also_modifies x ensures x == \old(x) + 1 */
    void plain() {
        x = x + 1;
    }

    // What a callee may change in any of its steps is no action.
    /*@ requires holder == tid
        action: also_modifies x ensures x == 3 */
    void callsWithoutAction() {
        sets();
//      ^^^^^^ error[simulation]: /this step \(it calls `sets`\) may change more than `modifies` allows, and in any number of steps, so it is no action of `Bodies\.callsWithoutAction`/
    }

    /*@ requires holder == tid
        modifies x
        ensures x == 3 */
    void sets() {
        x = 3;
    }

    // An object that others can see is no longer this method's own.
    volatile Bodies shared;

    /*@ modifies shared
        action: also_modifies x ensures x == \old(x) */
    void freshButShared() {
        Bodies made = new Bodies();
        made.x = 1;
        shared = made;
        made.y = 2;
//      ^^^^^^^^^^ error[simulation]: /this step \(it writes `made\.y`\) changes more than `modifies` allows, so it would have to be the action `1`, but it may change what `also_modifies` of `1` does not list/
//      ^^^^^^^^^^ error[write-discipline]: /`made\.y` is written here although `holder == tid` may hold for another thread, which then relies on nobody else writing it/
    }

    // Only the frame of the caller counts, and only with `modifies`.
    /*@ requires holder == tid
        modifies y */
    void narrow() {
        plain();
//      ^^^^^^^ error[modifies]: /this step \(it calls `Bodies\.plain`, which performs `1`\) is not allowed by the modifies clause of `Bodies\.narrow`, which allows only what it lists/
    }
}
