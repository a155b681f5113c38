//- verdict: failed
// What an action clause leaves to the callers is owed by a caller with `performs`, too.
class ActionsForClients {
    private final /*@ non_null */ Level level = new Level();
    //@ global_invariant level.height <= 10

    //@ performs (level.height) { level.height == \old(level.height) + 1 }
    void climb() {
        level.up();
//      ^^^^^^^^^^ error[global-invariant]: /the invariant `level\.height <= 10` may not hold after this: this step \(it performs `Up` of `Level\.up`\)/
    }

    //@ performs (level.height) { level.height == 0 }
    void fall() {
        level.ground();
    }
}

class Level {
    volatile int height;

    //@ action Up: also_modifies height ensures height == \old(height) + 1
    void up() {
        /*@ atomic */ {
            height = height + 1;
        }
    }

    //@ action Ground: also_modifies height ensures height == 0
    void ground() {
        height = 0;
    }
}
