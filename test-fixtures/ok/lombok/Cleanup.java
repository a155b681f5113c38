//- verdict: verified
// `@Cleanup` closes at the end of the block, also where that is left early; `val` has the type of what it is set to.
import lombok.Cleanup;
import lombok.val;

class Doors {
    //@ thread_local
    static class Door {
        int opened;

        //@ modifies opened
        //@ ensures opened == 0
        public void close() {
            opened = 0;
        }

        //@ modifies opened
        //@ ensures opened == \old(opened) - 1
        void shut() {
            opened = opened - 1;
        }
    }

    //@ requires door != null
    //@ modifies door.opened
    //@ ensures door.opened == 0
    void pass(Door door, boolean early) {
        val same = door;
        same.opened = 1;
        @Cleanup Door here = same;
        if (early) return;
        here.opened = 2;
    }

    //@ requires door != null && door.opened == 5
    //@ modifies door.opened
    //@ ensures door.opened == 4
    void other(Door door) {
        @Cleanup("shut") val here = door;
    }
}
