//- verdict: failed
// Nobody closes what is opened.
import lombok.Cleanup;
import lombok.val;

class Doors {
    //@ thread_local
    static class Door implements AutoCloseable {
//  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ information[unsupported]: /`Doors\.Door` is declared thread_local, but an object of such a class may be reachable from several threads: `Doors\.Door` extends or implements something that is not thread_local, and may so be seen as it; so its objects are treated like all others/
        int opened;

        //@ modifies opened
        //@ ensures opened == 0
        //  ^^^^^^^^^^^^^^^^^^^ error[postcondition]: /`Doors\.Door\.close` may return although `opened == 0` does not hold/
        public void close() {
            opened = 0;
        }

        //@ modifies opened
        //@ ensures opened == \old(opened) - 1
        //  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[postcondition]: /`Doors\.Door\.shut` may return although `opened == \\old\(opened\) - 1` does not hold/
        void shut() {
            opened = opened - 1;
        }
    }

    //@ requires door != null
    //@ modifies door.opened
    //@ ensures door.opened == 0
    //  ^^^^^^^^^^^^^^^^^^^^^^^^ error[postcondition]: /`Doors\.pass` may return although `door\.opened == 0` does not hold/
    void pass(Door door, boolean early) {
        val same = door;
        same.opened = 1;
        Door here = same;
        if (early) return;
        here.opened = 2;
    }

    //@ requires door != null && door.opened == 5
    //@ modifies door.opened
    //@ ensures door.opened == 4
    //  ^^^^^^^^^^^^^^^^^^^^^^^^ error[postcondition]: /`Doors\.other` may return although `door\.opened == 4` does not hold/
    void other(Door door) {
        @Cleanup("shut") val here = door;
    }
}
