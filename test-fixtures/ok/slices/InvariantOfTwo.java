//- verdict: verified
// An invariant that a third class states about what two others write is owed by both.

class Ledger {
    /*@ unwritable_by_env_if tid == main */ /*@ writable_if tid == main */ static volatile int sent;
    /*@ unwritable_by_env_if tid == main */ /*@ writable_if tid == main */ static volatile int received;
}

class Rule {
    //@ global_invariant Ledger.received <= Ledger.sent
}

class Left {
    //@ requires tid == main
    static void send() {
        Ledger.sent = Ledger.sent + 1;
    }
}

class Right {
    //@ requires tid == main
    static void receive() {
        if (Ledger.received < Ledger.sent) {
            Ledger.received = Ledger.received + 1;
        }
    }
}
