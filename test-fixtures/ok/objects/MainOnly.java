//- verdict: verified
// Static fields that only the initial thread writes.

class MainOnly {
    /*@ unwritable_by_env_if tid == main */
    static int phase;

    public static void main(String[] args) {
        phase = 1;
        /*@ assert phase == 1 */
        step();
    }

    private static void step() {
        phase = phase + 1;
    }
}
