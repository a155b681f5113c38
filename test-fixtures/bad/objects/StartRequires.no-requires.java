//- verdict: failed
// What `run` requires is asserted where the thread is started.

class StartRequires extends Thread {
    private final int[] data;

    StartRequires(int[] data) {
        this.data = data;
    }

    public void run() {
        int n = data.length;
        //      ^^^^^^^^^^^ warning[null-dereference]
        /*@ assert n >= 0 */
    }

    static void launch() {
        new StartRequires(new int[3]).start();
    }
}
