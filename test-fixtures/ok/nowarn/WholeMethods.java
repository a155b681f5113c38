//- verdict: verified
// At the head of a method `nowarn` speaks of the whole method: on the line of its name or of its brace, or among the clauses before it. The names of ESC/Java do as well as ours.

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
