//- verdict: failed
// Other names at the head of a method, and those for something else, hide nothing.

final class WholeMethods {
    /*@ guarded_by holder == tid */
    private int count;

    static int[] table = new int[4];
    //           ^^^^^ information[unguarded-field]: /`table` is an ordinary field without a synchronization discipline: other threads are taken to write it at any time, and races on it are not reported/

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
      //^^^^^^^^^^^^^^^^^ error[postcondition]: /`WholeMethods\.amongClauses` may return although `count > 0` does not hold/
    void amongClauses() { //@ nowarn Pre
        count = 1;
    }

    /*@ requires 0 <= i */ //@ nowarn index-out-of-bounds, Assert
    //@ modifies \nothing
    static int get(int i) {
        int[] all = table;
        return all[i];
        //     ^^^^^^ warning[null-dereference]: /`all` may be null here\./
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
