//- verdict: failed
// A field hides the class of its name, and what is read through it is no constant: its class is initialized, and looks back.
class Config {
    static final int MAX = 10;
    static final String NAME = "slots";
    static int probe = Slots.size();
}

class Limits {
    static int MAX = Slots.size();
    static final String NAME = "slots";
}

class Slots {
    private static final Limits Config = null;
    private static final int[] slots = new int[Config.MAX * 2];
    //                                 ^^^^^^^^^^^^^^^^^^^^^^^ warning[negative-array-size]: /The size `Config\.MAX \* 2` may be negative here\./
    private static final String[] names = { Config.NAME, "of " + Config.NAME };
    private static final Integer limit = Config.MAX - 1;
    private static final Integer largest = Integer.MAX_VALUE;
    private static final Object lock = new Object();
    /*@ guarded_by lock.holder == tid */ private static int used;

    //@ modifies \nothing
    static int size() {
        return slots.length + names.length + limit + largest.hashCode();
        //     ^^^^^^^^^^^^ warning[null-dereference]: /`slots` may be null here\./
        //                    ^^^^^^^^^^^^ warning[null-dereference]: /`names` may be null here\./
        //                                   ^^^^^ warning[null-dereference]: /`limit` may be null here\./
        //                                           ^^^^^^^^^^^^^^^^^^ warning[null-dereference]: /`largest` may be null here\./
    }

    static void use() {
        synchronized (lock) { used++; }
        //            ^^^^ warning[null-dereference]: /`lock` may be null here\./
    }

    static class Inner {
        static final long[] more = new long[Config.MAX];
        //                         ^^^^^^^^^^^^^^^^^^^^ warning[negative-array-size]: /The size `Config\.MAX` may be negative here\./
        static final Object other = new Object();

        //@ modifies \nothing
        static int size() {
            synchronized (other) { return more.length; }
            //            ^^^^^ warning[null-dereference]: /`other` may be null here\./
            //                            ^^^^^^^^^^^ warning[null-dereference]: /`more` may be null here\./
        }
    }
}
