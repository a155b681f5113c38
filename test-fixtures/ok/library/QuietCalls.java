//- verdict: verified
// Calls that have nothing to do with what threads share stand between steps that have.

class Tally {
    private final Object lock = new Object();
    /*@ unwritable_by_env_if lock.holder == tid */
    private int count;
    private final StringBuilder log = new StringBuilder();
    //@ global_invariant count >= 0

    String next(String name) {
        StringBuilder line = new StringBuilder(16);
        line.append(name).append('=');
        synchronized (lock) {
            int before = count;
            line.append(before);
            int larger = Math.max(before, 3);
            count = before + 1;
            //@ assert count == before + 1 && larger >= before
            line.append(larger);
        }
        return line.toString();
    }

    int twice(int x) {
        synchronized (lock) {
            count = 2;
            String text = String.valueOf(x);
            int length = text.length();
            //@ assert count == 2 && length >= 0
            count = 0;
            return Math.abs(x);
        }
    }
}
