//- verdict: failed
// What a method is given that says by `performs` what it does may be everybody's behind the call.

class KeptThing {
    volatile int n;
}

class KeptByAction {
    private volatile KeptThing last;

    //@ performs (last) { last == thing }
    void keep(KeptThing thing) {
        last = thing;
    }

    void m() {
        KeptThing thing = new KeptThing();
        keep(thing);
        thing.n = 1;
        /*@ assert thing.n == 1 */
        //         ^^^^^^^^^^^^ error[assertion]: /`thing\.n == 1` may not hold here\./
    }
}
