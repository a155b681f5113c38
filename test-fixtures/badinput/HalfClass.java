class HalfClass {
    /*@ unwritable_by_env_if holder == tid */
    private int n;

    synchronized void whole() {
        n = n + 1;
    }

    synchronized void half() {
        if (n > 0) {
            n = n -
