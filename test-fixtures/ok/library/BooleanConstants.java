//- verdict: verified
// `Boolean.TRUE` and `Boolean.FALSE` are two objects, never null, that hold what their names say.
class BooleanConstants {
    /*@ guarded_by this.holder == tid */
    private Boolean open = Boolean.FALSE;

    synchronized void open() {
        open = Boolean.TRUE;
        //@ assert open != null
        assert open;
    }

    static boolean no() {
        Boolean one = Boolean.TRUE;
        Boolean other = Boolean.TRUE;
        assert one == other && one && !Boolean.FALSE;
        assert Boolean.TRUE != Boolean.FALSE;
        return Boolean.FALSE;
    }
}
