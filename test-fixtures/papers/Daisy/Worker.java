//- verdict: verified
/**
 * A thread that uses the file system the way programs do: it creates a file of its own name, writes into it, and removes it again. Many of them run at once, also with
 * the same name: then one gets the file, and the others do without.
 */
class Worker extends Thread {
    private final /*@ non_null */ Daisy daisy;
    private final /*@ non_null */ Statistics statistics;
    private final long name;
    private final int rounds;

    //@ global_invariant name != Layout.NO_NAME

    //@ requires daisy != null && statistics != null && name != Layout.NO_NAME
    Worker(Daisy daisy, Statistics statistics, long name, int rounds) {
        this.daisy = daisy;
        this.statistics = statistics;
        this.name = name;
        this.rounds = rounds;
    }

    @Override
    public void run() {
        for (int round = 0; round < rounds; round++) {
            FileRef file = daisy.create(name);
            if (file == null || !daisy.isSane(file)) continue;
            statistics.fileCreated();
            if (daisy.reserve(file) != Layout.NO_BLOCK && daisy.write(file, 0, (byte) round) != Layout.NO_BLOCK) statistics.written();
            // Somebody who looked the name up may have removed the file in the meantime.
            if (daisy.unlink(file) != Layout.NONE) statistics.fileRemoved();
        }
    }
}
