//- verdict: failed
// An atomic block is judged as a whole: by each of its steps, and by what it does to the object that its constructor makes.

class BlockSteps {
    static volatile int x;
    static volatile int y;

    /*@ modifies y
        action: also_modifies x ensures x == \old(x) + 1 */
    static void put() {
        /*@ atomic */ { x = x + 5; y = 1; }
        //            ^^^^^^^^^^^^^^^^^^^^^ error[simulation]: /this atomic block changes more than `modifies` allows, so it would have to be the action `1`, but `x == \\old\(x\) \+ 1` may not hold of it/
        /*@ atomic */ { x = x + 1; }
    }
}

class MadeInBlock {
    static volatile int made;
    private int number;
    private int extra;

    /*@ action: also_modifies made, number ensures made == \old(made) + 1 && number == made */
    MadeInBlock() {
        /*@ atomic */ { made = made + 1; number = made; extra = 7; }
        //            ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[simulation]: /this atomic block changes more than `modifies` allows, so it would have to be the action `1`, but it may change what `also_modifies` of `1` does not list/
    }
}
