//- verdict: failed
//- option: all
//- java-checks: auto
// The second thread starts before the first is joined; or only sometimes after it.
class OneAfterAnother {
    static int n;
    //         ^ error[race]: /`n` may be written by one thread while another one uses it: no lock is held wherever it is used/
    int m;
    //  ^ error[race]: /`m` may be written by one thread while another one uses it: no lock is held wherever it is used/

    public static void main(String[] args) throws InterruptedException {
        OneAfterAnother it = new OneAfterAnother();
        Thread a = new Thread(() -> {
            n++;
            it.m++;
        });
        a.start();
        Thread b = new Thread(() -> {
            n++;
            it.m++;
        });
        b.start();
        a.join();
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
        Counting first = new Counting(tally);
        first.start();
        if (args.length > 0) first.join();
        Counting second = new Counting(tally);
        second.start();
        try {
            second.join();
        } finally {
            System.out.println(tally.count);
        }
    }
}
