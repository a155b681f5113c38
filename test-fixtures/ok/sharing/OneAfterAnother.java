//- verdict: verified
//- option: all
//- java-checks: auto
// Threads that are joined before the next one starts, and what `main` does between.
class OneAfterAnother {
    static int n;
    int m;

    public static void main(String[] args) throws InterruptedException {
        OneAfterAnother it = new OneAfterAnother();
        Thread a = new Thread(() -> {
            n++;
            it.m++;
        });
        a.start();
        a.join();
        n++;
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
        first.join();
        Counting second = new Counting(tally);
        second.start();
        try {
            second.join();
        } finally {
            System.out.println(tally.count);
        }
    }
}
