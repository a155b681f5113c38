//- verdict: failed
// A `nowarn` behind a field is about its line, not about the method that follows.

final class WholeMethods {
    /*@ guarded_by holder == tid */
    private int count;

    private static int[] table = new int[4]; //@ nowarn Race
    //                   ^^^^^ information[unguarded-field]: /`table` is an ordinary field without a synchronization discipline: other threads are taken to write it at any time, and races on it are not reported/

    void atName() {
        count++;
//      ^^^^^ error[access-discipline]: /`count` is read here although `holder == tid` may hold for another thread, which then relies on nobody else using it/
    }

    void atBrace(int by,
                 int twice) { //@ nowarn Race
        count += by;
        count += twice;
    }

    //@ nowarn access-discipline, Deadlock
    //@ nowarn race
    void before() {
        count--;
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
