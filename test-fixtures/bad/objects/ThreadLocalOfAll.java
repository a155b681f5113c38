//- verdict: failed
// What a specification says of all objects of a class it says of those of other threads too, which these go on writing.

/*@ thread_local */ class Box {
//                  ^^^^^^^^^^^ information[unsupported]: /`Box` is declared thread_local, but an object of it may be reachable from several threads: a specification speaks of all its objects, also of those of other threads; so its objects are treated like all others/
    int value;
}

class ThreadLocalOfAll {
    volatile int n;

    /*@ requires (\forall Box box; box.value >= 0)
        modifies n
        ensures (\forall Box box; box.value >= 0) */
//      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[postcondition]: /`ThreadLocalOfAll\.all` may return although `\(\\forall Box box; box\.value >= 0\)` does not hold/
    void all() {
        n = 1;
    }
}
