//- verdict: verified
// Two fields agree whenever nobody holds the monitor; other classes take monitors without having to care.

class LockInvariant {
    /*@ guarded_by holder == tid */
    private int x;
    /*@ guarded_by holder == tid */
    private int y;

    /*@ global_invariant holder == null ==> x == y */

    synchronized void both() {
        x++;
        y++;
    }
}

class Elsewhere {
    synchronized void m() {
    }
}
