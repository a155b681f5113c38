//- verdict: verified
//- option: all
// What is above a class is initialized before it, and code that runs then sees what is not set yet.
class AboveFirst {
    static class Node { volatile int v; }

    static class Above {
        static int got;
        static { got = Probe.look(); }
    }
    static class Made extends Above { }
    interface Default {
        int GOT = Probe.look();
        default void nothing() { }
    }
    static class Implements implements Default { }

    static class Holder {
        private static final Node NODE = new Node();
        private static final Made MADE = new Made();
        static int get() {
            Node seen = NODE;
            //@ assert seen != null
            return seen.v;
        }
    }

    static class Probe {
        static int look() { return Holder.get(); }
    }
}
