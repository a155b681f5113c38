//- verdict: failed
//- java-checks: auto
// The object is used on after it was given to a thread.
class Result extends Thread {
    private int result;
    public void run() { result = 42; }
    int result() { return result; }

    public static void main(String[] args) throws InterruptedException {
        Result one = new Result();
        one.start();
        one.join();
        System.out.println(one.result());
    }
}

class Box {
    private int n;
    //          ^ error[race]: /`n` may be written by one thread while another one uses it: no lock is held wherever it is used/
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
        first.inc();
    }
}
