//- verdict: failed
// Written without comparing: a write of another thread in between is lost without a version.
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
        //            ^ error[env-assumption]: /this atomic block breaks what other threads assume of their environment: `\\old\(state\)\.version <= state\.version` may not hold of this step/
        //            ^ error[global-invariant]: /the invariant `state != null` may not hold after this: this atomic block/
            if (state == expected) { state = next; done = true; }
        }
        return done;
    }

    //@ performs (state) { state.version == \old(state).version + 1 && state.value == value && \result == state.version }
    int write(int value) {
    //  ^^^^^ error[performs]
        while (true) {
            State seen = state;
            State next = new State(seen.version + 1, value);
            state = next;
//          ^^^^^^^^^^^^ error[env-assumption]
            return next.version;
        }
    }
}
