//- verdict: failed
// Ghost maps: from threads, from integers, of maps; their entries one by one.

class Maps {
    //@ ghost /*@ unwritable_by_env_if[t] t == tid */ public Thread -> boolean readers;
    //@ ghost /*@ guarded_by[n] locks[n] == \tid */ public static long -> Thread locks;
    //@ ghost /*@ unwritable_by_env_if[a][b] owner == tid */ long -> long -> byte table;
    //@ ghost unwritable_by_env_if owner == tid Thread owner;

    void enter() {
        /*@ set readers[tid] = true */
        /*@ assert readers[tid] */
    }

    //@ requires readers[tid]
    //@ modifies readers[tid]
    //@ ensures !readers[tid] && \old(readers)[tid] && \old(readers[tid])
    void leave() {
        /*@ set readers[tid] = false */
    }

    //@ requires locks[n] == tid
    void release(long n) {
        /*@ assert locks[n] == tid */
        /*@ set locks[n + 1] = null */
        //  ^^^^^^^^^^^^^^^^^^^^^^^ error[access-discipline]: /`locks\[n \+ 1\]` is written here although `locks\[n\] == \\tid` may hold for another thread, which then relies on nobody else writing it/
    }

    //@ requires owner == tid && a != b
    void cells(long a, long b) {
        /*@ set table[a][b] = 3 */
        /*@ set table[b][a] = 4 */
        /*@ assert table[a][b] == 3 && table[b][a] == 4 */
        /*@ assert table[a][a] == \old(table)[a][a] */
    }
}
