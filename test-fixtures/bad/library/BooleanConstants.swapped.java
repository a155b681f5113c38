//- verdict: failed
// The one that holds false is taken for true.
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
        assert one == other && one && Boolean.FALSE;
        //     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[assertion]: /`one == other && one && Boolean\.FALSE` may not hold here\./
        assert Boolean.TRUE != Boolean.FALSE;
        return Boolean.FALSE;
    }
}
