//- verdict: failed
// Either monitor is said to be enough, or a flag: that lasts for nobody, so it is asked of nobody and protects from no race.

class TwoMonitors {
    final Object left = new Object();
    final Object right = new Object();
    volatile boolean quiet;

    //@ unwritable_by_env_if left.holder == tid || right.holder == tid || quiet
    //  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[env-not-transitive]: /`unwritable_by_env_if left\.holder == tid \|\| right\.holder == tid \|\| quiet` does not protect `value` for long: other threads may make the condition false and then write it; it is neither assumed nor checked until the condition itself is protected\. For example: `holder` = Thread#1, then Thread#2, then Thread#3; `quiet` = true, then false, then false; `value` = 1, then 1, then 0/
    private int value;

    void set(int v) {
        synchronized (left) {
            value = v;
//          ^^^^^^^^^ error[race]: /`value` is written here while another thread may be writing it: no discipline protects it, since `left\.holder == tid \|\| right\.holder == tid \|\| quiet` is not used until it is mended/
        }
    }

    void setToo(int v) {
        synchronized (right) {
            value = v;
//          ^^^^^^^^^ error[race]: /`value` is written here while another thread may be writing it: no discipline protects it, since `left\.holder == tid \|\| right\.holder == tid \|\| quiet` is not used until it is mended/
        }
    }
}
