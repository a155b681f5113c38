//- verdict: verified
// What `run` requires is asserted where the thread is started.

class StartRequires extends Thread {
    private final int[] data;

    StartRequires(int[] data) {
        this.data = data;
    }

    //@ requires data != null
    public void run() {
        int n = data.length;
    }

    static void launch() {
        new StartRequires(new int[3]).start();
    }
}
