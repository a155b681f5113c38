//- verdict: verified
// Constants of other classes, of the library, and of classes around: reading them runs nothing, so nobody sees the fields behind them before they are set.
class Config {
    static final int MAX = 10;
    static final String NAME = "slots";
    static int probe = Slots.size();
}

class Slots {
    private static final int[] slots = new int[Config.MAX * 2];
    private static final String[] names = { Config.NAME, "of " + Config.NAME };
    private static final Integer limit = Config.MAX - 1;
    private static final Integer largest = Integer.MAX_VALUE;
    private static final Object lock = new Object();
    /*@ guarded_by lock.holder == tid */ private static int used;

    //@ modifies \nothing
    static int size() {
        return slots.length + names.length + limit + largest.hashCode();
    }

    static void use() {
        synchronized (lock) { used++; }
    }

    static class Inner {
        static final long[] more = new long[Config.MAX];
        static final Object other = new Object();

        //@ modifies \nothing
        static int size() {
            synchronized (other) { return more.length; }
        }
    }
}
