//- verdict: verified
// Arrays in final fields that are always made with the same length.
class FixedLengths {
    private static final int SIZE = 8;
    private static final int[] TABLE = { 1, 2, 3 };
    private final int[] made = new int[4];
    private final int[] set;
    private final Object[] listed = { null, null };
    private final boolean[] sized = new boolean[SIZE];
    /*@ guarded_by holder == tid */ private int count;
    /*@ global_invariant 0 <= count && count <= set.length */

    FixedLengths() { set = new int[3]; }
    FixedLengths(boolean unused) { set = new int[1 + 2]; }

    int first() { return made[0] + made[3]; }
    int second() { return set[2]; }
    int third() { return TABLE[2]; }
    Object fourth() { return listed[1]; }
    boolean fifth() { return sized[SIZE - 1]; }
    synchronized void more() { if (count < 3) count++; }
}
