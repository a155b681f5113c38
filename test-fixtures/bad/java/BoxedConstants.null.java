//- verdict: none
// A boxed field that may hold nothing.
class BoxedConstants {
    private final Integer one = none();
    private final Long minus = -2L;
    private static final Character LETTER = 'c';
    private static final Boolean YES = null;

    private static Integer none() { return null; }
    int sum() {
        int made = one + 1;
        return made;
    }
    long negative() { return minus; }
    static int letter() {
        if (YES) return LETTER;
        return 0;
    }
}
