//- verdict: verified
// The crawler: one background thread, any number of workers, and what they share.

class Crawl {
    public static void main(String[] args) {
        Statistics statistics = new Statistics();
        Background background = startBackground(statistics);
        Frontier frontier = new Frontier(1000);
        frontier.put("http://start.example/");
        for (int i = 0; i < 20; i++) {
            startWorker(background, background.table, frontier, statistics);
        }
    }

    /*@ requires statistics != null
        ensures \result != null */
    private static Background startBackground(Statistics statistics) {
    //                        ^^^^^^^^^^^^^^^ hint[missing-modifies]: /`Crawl\.startBackground` has a specification without a modifies clause: its callers must assume that anything may have changed/
        Background background = new Background(statistics, 10);
        background.start();
        return background;
    }

    /*@ requires background != null && table != null && frontier != null && statistics != null
        ensures true */
    private static void startWorker(Background background, FingerprintTable table, Frontier frontier, Statistics statistics) {
    //                  ^^^^^^^^^^^ hint[missing-modifies]: /`Crawl\.startWorker` has a specification without a modifies clause: its callers must assume that anything may have changed/
        Worker worker = new Worker(background, table, frontier, statistics);
        /*@ assert !table.L1.readers[worker] && !table.L2.readers[worker] */
        worker.start();
    }
}
