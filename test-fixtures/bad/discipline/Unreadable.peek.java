//- verdict: failed
// While one thread writes several values under the lock, no other may read them.

class Unreadable {
    /*@ unwritable_by_env_if holder == tid; unreadable_by_env_if holder == tid */
    private int secret;

    synchronized void set(int v) {
        secret = v;
    }

    int get() {
        return secret;
        //     ^^^^^^ error[read-discipline]
    }
}
