//- verdict: failed
// An object that is said to be one thread's is handed to a method that may keep it where others find it.

class ThreadLocalHandedOn {
    //@ guarded_by holder == tid
    private Object kept;

    //@ modifies kept
    //@ ensures true
    synchronized void keep(Object o) {
        kept = o;
    }

    int m() {
        Scratch scratch = new Scratch();
        keep(scratch);
        scratch.n = 1;
        return 1 / scratch.n;
        //     ^^^^^^^^^^^^^ warning[division-by-zero]: /`scratch\.n` may be zero here\./
    }
}

/*@ thread_local */
class Scratch {
//- at 1-16: information[unsupported]: /`Scratch` is declared thread_local, but an object of it may be reachable from several threads: here it becomes `java\.lang\.Object`, which may be anywhere; so its objects are treated like all others/
    int n;
}
