//- verdict: failed
// Comments that look like specifications and are none.

class Spaced {
    /* @ requires n > 0 */
//  ^^^^^^^^^^^^^^^^^^^^^^ error[spec-syntax]: /This is not read as a specification, although it looks like one: a specification starts with `/\*@` or `//@`, with nothing between\./
    static void block(int n) { }

    // @ requires n > 0
//  ^^^^^^^^^^^^^^^^^^^ error[spec-syntax]: /This is not read as a specification, although it looks like one: a specification starts with `/\*@` or `//@`, with nothing between\./
    static void line(int n) { }

    /** @requires n > 0 */
//  ^^^^^^^^^^^^^^^^^^^^^^ error[spec-syntax]: /This is not read as a specification, although it looks like one: a specification starts with `/\*@` or `//@`, with nothing between\./
    static void javadoc(int n) { }

    /*+@ requires n > 0 */
//  ^^^^^^^^^^^^^^^^^^^^^^ error[spec-syntax]: /This is not read as a specification, although it looks like one: a specification starts with `/\*@` or `//@`, with nothing between\./
    static void marked(int n) { }
}

class Tags {
    /**
//  ^^^ information[unsupported]: /not translated yet, so the method is not checked: `@guarded_by` in Javadoc, which is not read as a specification; a comment that begins with `/\*@` is/
     * The number of visitors.
     * @guarded_by this.holder == tid
     */
    private int count;
    //          ^^^^^ information[unguarded-field]: /`count` is an ordinary field without a synchronization discipline: other threads are taken to write it at any time, and races on it are not reported/

    //- verdict Tags.writes: unsupported
    void writes() { count++; }

    /**
//  ^^^ information[unsupported]: /not translated yet, so the method is not checked: `@requires` in Javadoc, which is not read as a specification; a comment that begins with `/\*@` is/
     * Does nothing.
     * @requires n > 0
     */
    //- verdict Tags.does: unsupported
    static void does(int n) { }

    //- verdict Tags.calls: unsupported
    static void calls() { does(0); }
}

class Inside {
    /*@ requires true */ void suppresses(Object o) {
        o.hashCode(); //@ nowarn Nully
        //                       ^^^^^ error[spec-syntax]: /There is no diagnostic `Nully` that `nowarn` could suppress\./
    }
    java.util.List</*@ non_null */ String> list;
    //                 ^^^^^^^^ error[spec-syntax]: /A specification within a type, an annotation or brackets belongs to nothing; write it before the declaration that it is about\./
    //- verdict Inside.writes: skipped
    void writes() { list = null; }
}


class Within {
    //@ ghost /* @ unwritable_by_env_if holder == tid */ int uses;
    //        ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[spec-syntax]: /This is not read as a specification, although it looks like one: a specification starts with `/\*@` or `//@`, with nothing between\./

    //- verdict Within.counts: skipped
    void counts() {
        //@ set uses = uses + 1
    }

    //- verdict Within.resets: skipped
    void resets() {
        //@ set uses = 0
    }
}

class Behind {
    //- verdict Behind.line: skipped
    //@ requires n > 0 // @ ensures \result > 5
    //                 ^^^^^^^^^^^^^^^^^^^^^^^^ error[spec-syntax]: /This is not read as a specification, although it looks like one: a specification starts with `/\*@` or `//@`, with nothing between\./
    static int line(int n) { return n; }

    //- verdict Behind.block: skipped
    //@ requires n > 0 /* @ ensures \result > 5 */
    //                 ^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[spec-syntax]: /This is not read as a specification, although it looks like one: a specification starts with `/\*@` or `//@`, with nothing between\./
    static int block(int n) { return n; }

    //- verdict Behind.remark: verified
    /*@ requires n > 0 // what ensures that there is one */
    static int remark(int n) { return n; }
}
