//- verdict: failed
//- option: all
// A constructor of the library asks what it is given for its text, before the field is set that the answer needs.
class AskedByLibrary {
    static class Cause extends RuntimeException {
        @Override
        public String toString() {
            int[] seen = words;
            //@ assert seen != null
            //         ^^^^^^^^^^^^ error[assertion]: /`seen != null` may not hold here\./
            return "a";
        }
    }
    static class Failure extends RuntimeException {
        Failure(Throwable given) {
            super(given);
        }
    }

    private static final Object FIRST = new Failure(new Cause());
    private static final int[] words = new int[3];
}
