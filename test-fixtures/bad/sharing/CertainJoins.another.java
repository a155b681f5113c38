//- verdict: failed
//- java-checks: auto
// A thread has ended where it is joined on every way, once for each that was started.
class CertainJoins {
    private static int d;

    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(() -> {
            synchronized (CertainJoins.class) {
                d++;
            }
        });
        t.start();
        if (t.isAlive()) t.join();
        System.out.println(d);
    }
}

class AllOfThem {
    private static int d;

    public static void main(String[] args) throws InterruptedException {
        Thread[] ts = new Thread[3];
        for (int i = 0; i < ts.length; i++) {
            ts[i] = new Thread(() -> {
                synchronized (AllOfThem.class) {
                    d++;
                }
            });
            ts[i].start();
        }
        for (Thread t : ts) {
            if (t == null) continue;
            t.join();
        }
        System.out.println(d);
    }
}

class Result extends Thread {
    int result;
    //  ^^^^^^ error[race]: /`result` may be written by one thread while another one uses it: no lock is held wherever it is used/

    @Override public void run() {
        result = 1;
        result++;
    }
}

class Asks {
    public static void main(String[] args) throws InterruptedException {
        Result r = new Result();
        r.start();
        r.join();
        r = new Result();
        r.start();
        System.out.println(r.result);
    }
}
