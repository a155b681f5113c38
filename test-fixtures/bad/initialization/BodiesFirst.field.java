//- verdict: failed
//- option: all
// A field of the body has the name of a class of the library.
class BodiesFirst {
    enum Level {
        LOW {
//      ^^^^^ error[assertion]: /`seen != null` may not hold here\./
            final Fake Integer = new Fake();
            int own = Integer.parseInt("1");
            int peek(int a) { return words.length; }
            //                       ^^^^^^^^^^^^ warning[null-dereference]: /`words` may be null here\./
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
