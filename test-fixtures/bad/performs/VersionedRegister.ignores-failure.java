//- verdict: failed
// A write is reported though the swap did not succeed.
class VersionedRegister {
    static final class State {
        final int version;
        final int value;
        State(int version, int value) { this.version = version; this.value = value; }
    }

    private volatile State state = new State(0, 0);
    //@ global_invariant state != null
    //@ env_assumption \old(state).version <= state.version

    //@ helper
    private boolean swap(State expected, State next) {
        boolean done = false;
        /*@ atomic */ {
            if (state == expected) { state = next; done = true; }
        }
        return done;
    }

    /*@ performs (state) { \old(state).version == version ? \result && state.version == version + 1 && state.value == value
                                                         : !\result && state == \old(state) } */
    boolean writeIf(int version, int value) {
//          ^^^^^^^ error[performs]
        while (true) {
            State seen = state;
            if (seen.version != version) return false;
            swap(seen, new State(version + 1, value));
            return true;
        }
    }
}
