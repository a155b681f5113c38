//- verdict: failed
//- option: all
// The parameter has the name of a class of the library, so the constructor runs the function.
class KeptByMade {
    static class Node { volatile int v; }
    static class Keeper {
        static volatile Runnable last;
        private final Runnable own;
        Keeper(Runnable given) { own = given; last = given; }
    }
    static class Own {
        private final Runnable own;
        private int used;
        Own(Runnable given) { own = given; }
    }

    private volatile Node node = new Node();
    private volatile Keeper keeper = new Keeper(() -> use());
    void use() {
        Node seen = node;
        //@ assert seen != null
    }

    /** Who keeps it in a field of its own gives it to nobody. */
    static class Later {
        private volatile Own own = new Own(() -> use());
        private volatile Node node = new Node();
        void use() {
            Node seen = node;
            //@ assert seen != null
        }
    }

    static class User {
        static void run() {
            Runnable last = Keeper.last;
            if (last != null) last.run();
        }
    }

    interface Run {
        int max(int a, int b);
    }
    static class Above {
        final int n;
        Above(Run Math) { n = Math.max(1, 2); }
        //                    ^^^^^^^^^^^^^^ warning[null-dereference]: /`Math` may be null here\./
    }
    /** Nobody runs the function that is given there. */
    static class Below {
        static volatile Below shown;
        volatile Object first = new Above((a, b) -> {
            shown = this;
            return a;
        });
        private volatile int[] words = new int[3];
        void use() {
            int[] seen = words;
            //@ assert seen != null
            //         ^^^^^^^^^^^^ error[assertion]: /`seen != null` may not hold here\./
        }
        static void look() {
            Below one = shown;
            if (one != null) one.use();
            //               ^^^^^^^^^ error[assertion]: /`seen != null` may not hold here\./
        }
    }
}
