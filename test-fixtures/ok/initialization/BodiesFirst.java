//- verdict: verified
//- option: all
// The bodies of constants are made before what the enum declares below them.
class BodiesFirst {
    enum Level {
        LOW {
            int own = 3;
            int peek(int a) { return words.length; }
        };
        private static final int[] words = new int[3];
        static int peek(long a) { return 2; }
        static int size() {
            int[] seen = words;
            //@ assert seen != null
            return seen.length;
        }
    }
    static class Fake {
        int parseInt(String text) { return Level.size(); }
    }
}
