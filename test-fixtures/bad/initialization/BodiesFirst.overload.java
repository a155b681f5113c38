//- verdict: failed
//- option: all
// A method of the body is a better choice than that of the enum, and asks for the field.
class BodiesFirst {
    enum Level {
        LOW {
//      ^^^^^ error[assertion]: /`seen != null` may not hold here\./
            int own = peek(1);
            int peek(int a) { return Level.size(); }
            //                       ^^^^^^^^^^^^ error[assertion]: /`seen != null` may not hold here\./
        };
        private static final int[] words = new int[3];
        static int peek(long a) { return 2; }
        static int size() {
            int[] seen = words;
            //@ assert seen != null
            //         ^^^^^^^^^^^^ error[assertion]: /`seen != null` may not hold here\./
            return seen.length;
        }
    }
    static class Fake {
        int parseInt(String text) { return Level.size(); }
        //                                 ^^^^^^^^^^^^ error[assertion]: /`seen != null` may not hold here\./
    }
}
