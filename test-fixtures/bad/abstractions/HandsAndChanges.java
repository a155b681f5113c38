//- verdict: failed
// One step that changes an object and lets it escape is no action that names only where it is put: a caller sees both at once.

class Box {
    volatile int value;
}

class HandsAndChanges {
    static volatile Box last;

    /*@ modifies \nothing
        action hand: also_modifies last ensures last != null */
    static void hands() {
        Box made = new Box();
        /*@ atomic */ {
        //            ^ error[simulation]: /this atomic block changes more than `modifies` allows, so it would have to be the action `hand`, but it may change what `also_modifies` of `hand` does not list/
            made.value = 5;
            last = made;
        }
    }
}
