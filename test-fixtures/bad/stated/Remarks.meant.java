//- option: all
//- verdict: failed
// Something that leaves nothing on the screen, or a sign or two, before the `@`; or another sign that looks like it.
class Remarks {
    static int one(int n) {
        ///@ assert n == 0
//      ^^^^^^^^^^^^^^^^^^ error[spec-syntax]: /This is not read as a specification, although it looks like one: a specification starts with `/\*@` or `//@`, with nothing between\./
        /**@ assert n == 0 */
//      ^^^^^^^^^^^^^^^^^^^^^ error[spec-syntax]: /This is not read as a specification, although it looks like one: a specification starts with `/\*@` or `//@`, with nothing between\./
        /*#@ assert n == 0 */
//      ^^^^^^^^^^^^^^^^^^^^^ error[spec-syntax]: /This is not read as a specification, although it looks like one: a specification starts with `/\*@` or `//@`, with nothing between\./
        /*! @ assert n == 0 */
//      ^^^^^^^^^^^^^^^^^^^^^^ error[spec-syntax]: /This is not read as a specification, although it looks like one: a specification starts with `/\*@` or `//@`, with nothing between\./
        //!@ assert n == 0
//      ^^^^^^^^^^^^^^^^^^ error[spec-syntax]: /This is not read as a specification, although it looks like one: a specification starts with `/\*@` or `//@`, with nothing between\./
        //*@ assert n == 0
//      ^^^^^^^^^^^^^^^^^^ error[spec-syntax]: /This is not read as a specification, although it looks like one: a specification starts with `/\*@` or `//@`, with nothing between\./
        // @ assert n == 0
//      ^^^^^^^^^^^^^^^^^^ error[spec-syntax]: /This is not read as a specification, although it looks like one: a specification starts with `/\*@` or `//@`, with nothing between\./
        /*
//      ^^ error[spec-syntax]: /This is not read as a specification, although it looks like one/
         * @ assert n == 0
         */
        //＠ assert n == 0
//      ^^^^^^^^^^^^^^^^^ error[spec-syntax]: /This is not read as a specification, although it looks like one: a specification starts with `/\*@` or `//@`, with nothing between\./
        //\uff20 assert n == 0
//      ^^^^^^^^^^^^^^^^^^^^^^ error[spec-syntax]: /This is not read as a specification, although it looks like one: a specification starts with `/\*@` or `//@`, with nothing between\./
        //\u00a0@ assert n == 0
//      ^^^^^^^^^^^^^^^^^^^^^^^ error[spec-syntax]: /This is not read as a specification, although it looks like one: a specification starts with `/\*@` or `//@`, with nothing between\./
        /** @ assert n == 0 */
//      ^^^^^^^^^^^^^^^^^^^^^^ error[spec-syntax]: /This is not read as a specification, although it looks like one: a specification starts with `/\*@` or `//@`, with nothing between\./
        return 1;
    }

    ///@ ensures \result == 2
//  ^^^^^^^^^^^^^^^^^^^^^^^^^ error[spec-syntax]: /This is not read as a specification, although it looks like one: a specification starts with `/\*@` or `//@`, with nothing between\./
    static int slashes() { return 1; }

    /*!@ ensures \result == 2 */
//  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[spec-syntax]: /This is not read as a specification, although it looks like one: a specification starts with `/\*@` or `//@`, with nothing between\./
    static int sign() { return 1; }

    /*​@ ensures \result == 2 */
//  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[spec-syntax]: /This is not read as a specification, although it looks like one: a specification starts with `/\*@` or `//@`, with nothing between\./
    static int unseen() { return 1; }

    /**
//  ^^^ information[unsupported]: /not translated yet, so the method is not checked: `@assume` in Javadoc, which is not read as a specification; a comment that begins with `/\*@` is/
     * In Javadoc it may be meant for readers.
     * @ assume false
     */
    static int lines() { return 1; }

    //- verdict Remarks.other: verified
    static int other() { return 1; }
}
