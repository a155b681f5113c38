//- verdict: failed
//- option: all
// The constructor writes the field of the object around.
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
    volatile Runnable shown;
    static volatile KeptByMade one;
    static void runShown() {
        KeptByMade here = one;
        Runnable mine = here == null ? null : here.shown;
        if (mine != null) mine.run();
        //                ^^^^^^^^^^ error[assertion]: /`seen != null` may not hold here\./
    }
    class Inner {
        private Runnable shown;
        Inner(Runnable given) { KeptByMade.this.shown = given; }
    }
    class Later {
        private volatile Inner own = new Inner(() -> use());
        //                                           ^^^^^ error[assertion]: /`seen != null` may not hold here\./
        private volatile Node node = new Node();
        void use() {
            Node seen = node;
            //@ assert seen != null
            //         ^^^^^^^^^^^^ error[assertion]: /`seen != null` may not hold here\./
        }
    }

    static class User {
        static void run() {
            Runnable last = Keeper.last;
            if (last != null) last.run();
            //                ^^^^^^^^^^ error[assertion]: /`seen != null` may not hold here\./
        }
    }
}
