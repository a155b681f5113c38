//- verdict: failed
// A `nowarn` before one method says nothing of the next one.

final class WholeMethods {
    /*@ guarded_by holder == tid */
    private int count;

    private static int[] table = new int[4];
    //                   ^^^^^ information[unguarded-field]: /`table` is an ordinary field without a synchronization discipline: other threads are taken to write it at any time, and races on it are not reported/

    void atName() { //@ nowarn access-discipline, race
        count++;
    }

    void atBrace(int by,
                 int twice) { //@ nowarn Race
        count += by;
        count += twice;
    }

    //@ nowarn access-discipline, Deadlock
    //@ nowarn race
    void nothing() { }

    void before() {
        count--;
//      ^^^^^ error[access-discipline]: /`count` is read here although `holder == tid` may hold for another thread, which then relies on nobody else using it/
    }

    /*@ modifies count;
      @ nowarn Race
      @ ensures count > 0 */
    void amongClauses() { //@ nowarn Post
        count = 1;
    }

    /*@ requires 0 <= i */ //@ nowarn IndexNegative, IndexTooBig, Null
    //@ modifies \nothing
    static int get(int i) {
        int[] all = table;
        return all[i];
    }

    void inside() {
        Runnable r = new Runnable() {
            @Override
            public void run() { //@ nowarn Race
                count++;
            }
        };
        r.run(); //@ nowarn Race
    }
}
