//- verdict: verified
/**
 * A thread that reads one file to its end, over and over, as several threads may that share an open file: each byte goes to one of them.
 */
class Reader extends Thread {
    private final /*@ non_null */ OpenFile file;
    private final /*@ non_null */ Statistics statistics;
    private final int rounds;

    //@ requires file != null && statistics != null
    Reader(OpenFile file, Statistics statistics, int rounds) {
        this.file = file;
        this.statistics = statistics;
        this.rounds = rounds;
    }

    @Override
    public void run() {
        for (int round = 0; round < rounds; round++) {
            if (file.next() == Layout.END) {
                file.seek(0);
            } else {
                statistics.read();
            }
        }
    }
}
