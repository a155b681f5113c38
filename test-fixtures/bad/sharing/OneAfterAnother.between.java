//- verdict: failed
//- option: all
//- java-checks: auto
// `main` goes on before it has joined the first; the same by a limit of time, and one of several threads out of a loop.
class OneAfterAnother {
    static int n;
    //         ^ error[race]: /`n` may be written by one thread while another one uses it: no lock is held wherever it is used, and in 1 more place/
    int m;
    //  ^ error[race]: /`m` may be written by one thread while another one uses it: no lock is held wherever it is used/

    public static void main(String[] args) throws InterruptedException {
        OneAfterAnother it = new OneAfterAnother();
        Thread a = new Thread(() -> {
            n++;
            it.m++;
        });
        a.start();
        n++;
        a.join(10);
        it.m = n;
        Thread b = new Thread(() -> {
            n++;
            it.m++;
        });
        b.start();
        b.join();
        System.out.println(n + it.m);
    }
}

class Tally {
    int count;
    //  ^^^^^ error[race]: /`count` may be written by one thread while another one uses it: no lock is held wherever it is used/

    void up() {
        count++;
    }
}

class Counting extends Thread {
    private final Tally tally;

    Counting(Tally tally) {
        this.tally = tally;
    }

    public void run() {
        tally.up();
    }

    public static void main(String[] args) throws InterruptedException {
        Tally tally = new Tally();
        for (int i = 0; i < 2; i++) {
            Counting first = new Counting(tally);
            first.start();
        }
        Counting second = new Counting(tally);
        second.start();
        try {
            second.join();
        } finally {
            System.out.println(tally.count);
        }
    }
}
