//- verdict: failed
//- option: all
// Making an object initializes an interface with a default method, which asks for the field.
class AboveFirst {
    static class Node { volatile int v; }

    static class Above {
        static int got;
        static { got = Probe.look(); }
        //             ^^^^^^^^^^^^ error[assertion]: /`seen != null` may not hold here\./
    }
    static class Made extends Above { }
    interface Default {
        int GOT = Probe.look();
        //        ^^^^^^^^^^^^ error[assertion]: /`seen != null` may not hold here\./
        default void nothing() { }
    }
    static class Implements implements Default { }

    static class Holder {
        private static final Implements MADE = new Implements();
        private static final Node NODE = new Node();
        static int get() {
            Node seen = NODE;
            //@ assert seen != null
            //         ^^^^^^^^^^^^ error[assertion]: /`seen != null` may not hold here\./
            return seen.v;
        }
    }

    static class Probe {
        static int look() { return Holder.get(); }
        //                         ^^^^^^^^^^^^ error[assertion]: /`seen != null` may not hold here\./
    }
}
