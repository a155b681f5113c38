//- verdict: verified
//- option: all
// A final field that is given a literal holds an object, boxed where need be.
class BoxedConstants {
    private final Integer one = 1;
    private final Long minus = -2L;
    private static final Character LETTER = 'c';
    private static final Boolean YES = true;

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
