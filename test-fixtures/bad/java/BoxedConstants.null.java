//- verdict: failed
//- option: all
// A boxed field that may hold nothing.
class BoxedConstants {
    private final Integer one = none();
    private final Long minus = -2L;
    private static final Character LETTER = 'c';
    private static final Boolean YES = null;

    private static Integer none() { return null; }
    int sum() {
        int made = one + 1;
        //         ^^^ warning[null-dereference]: /`one` may be null here\./
        return made;
    }
    long negative() { return minus; }
    static int letter() {
        if (YES) return LETTER;
        //  ^^^ warning[null-dereference]: /`YES` may be null here\./
        return 0;
    }
}
