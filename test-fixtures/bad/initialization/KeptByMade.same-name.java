//- verdict: failed
//- option: all
// The static field is written by way of the object, and has the name of the parameter.
class KeptByMade {
    static class Node { volatile int v; }
    static class Keeper {
        static volatile Runnable last;
        private final Runnable own;
        Keeper(Runnable last) { own = last; this.last = last; }
    }
    static class Own {
        private final Runnable own;
        private int used;
        Own(Runnable given) { own = given; }
    }

    private volatile Keeper keeper = new Keeper(() -> use());
    //                                                ^^^^^ error[assertion]: /`seen != null` may not hold here\./
    private volatile Node node = new Node();
    void use() {
        Node seen = node;
        //@ assert seen != null
        //         ^^^^^^^^^^^^ error[assertion]: /`seen != null` may not hold here\./
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
            //                ^^^^^^^^^^ error[assertion]: /`seen != null` may not hold here\./
        }
    }
}
