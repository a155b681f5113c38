package fixtures.parse;

/** Forms as they are printed in the papers, typographic primes included. */
class Papers {
    Object objref, container;
    Thread backgroundThread;
    /*@ unwritable_by_env_if (tid == backgroundThread && L1.writer == tid)
    || (tid instanceof Worker && L2.holder == tid) */
    private long[][] tbl; // the in-memory table
    /*@ unwritable_by_env_if this.holder == tid */
    protected Object elementData[];
    /*@ global_invariant 0 <= elementCount && elementCount <= elementData.length */
    /*@ global_invariant elementData != null */
    protected int elementCount;

    /*@
    requires holder == tid
    modifies hasWriter
    action:

    also modifies writer
    ensures writer == null

    && writer’ == tid
    */
    public void beginWrite() { }

    boolean hasWriter;
    //@ ghost Thread writer
}
