//- verdict: failed
//- option: all
// The name means the field of the class around, since that above is private.
class KeptByMade {
    static class Node { volatile int v; }
    static class Keeper {
        static volatile Runnable last;
        private final Runnable own;
        Keeper(Runnable given) { own = given; last = given; }
    }
    static volatile Runnable all;
    static void runAll() {
        Runnable mine = all;
        if (mine != null) mine.run();
        //                ^^^^^^^^^^ error[assertion]: /`seen != null` may not hold here\./
    }
    static class Own extends KeptAbove {
        private final Runnable own;
        private int used;
        Own(Runnable given) { own = given; all = given; }
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
        //                                       ^^^^^ error[assertion]: /`seen != null` may not hold here\./
        private volatile Node node = new Node();
        void use() {
            Node seen = node;
            //@ assert seen != null
            //         ^^^^^^^^^^^^ error[assertion]: /`seen != null` may not hold here\./
        }
    }

    static class User {
        static void runAll() { KeptByMade.runAll(); }
        //                     ^^^^^^^^^^^^^^^^^^^ error[assertion]: /`seen != null` may not hold here\./

        static void run() {
            Runnable last = Keeper.last;
            if (last != null) last.run();
            //                ^^^^^^^^^^ error[assertion]: /`seen != null` may not hold here\./
        }
    }
}

class KeptAbove {
    private Runnable all;
}
