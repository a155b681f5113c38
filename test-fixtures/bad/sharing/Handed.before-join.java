//- verdict: failed
//- java-checks: auto
// The result is read while the thread may still write it.
class Result extends Thread {
    private int result;
    //          ^^^^^^ error[race]: /`result` may be written by one thread while another one uses it: no lock is held wherever it is used/
    public void run() { result = 42; }
    int result() { return result; }

    public static void main(String[] args) throws InterruptedException {
        Result one = new Result();
        one.start();
        System.out.println(one.result());
        one.join();
    }
}

class Box {
    private int n;
    void inc() { n++; }
}

class Filler implements Runnable {
    private final Box box;
    Filler(Box box) { this.box = box; }
    public void run() { box.inc(); }

    static void fill() {
        Box first = new Box();
        first.inc();
        Thread thread = new Thread(new Filler(first));
        thread.start();
    }
}
