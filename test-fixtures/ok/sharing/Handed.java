//- verdict: verified
//- java-checks: auto
// An object is given to one thread after the other, or each thread has its own: nothing is shared at the same time.
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
