//- verdict: failed
// Numbers that need not be exact are read and written without the lock, and the author has not said so everywhere: one code on a line hides no other code, and no other line.

final class Statistics {
    /*@ unwritable_by_env_if holder == tid */
    private int last;

    /*@ guarded_by holder == tid */
    private int count;

    synchronized void reset() {
        last = 0;
        count = 0;
    }

    void note(int value) {
        last = value; //@ nowarn write-discipline
//      ^^^^^^^^^^^^ error[race]: /`last` is written here while another thread may be writing it: it is only protected while `holder == tid`/
    }

    int last() {
        return last; //@ nowarn race
    }

    void count() {
        count =
//      ^^^^^^^ error[access-discipline]: /`count` is written here although `holder == tid` may hold for another thread, which then relies on nobody else writing it/
            count + 1; //@ nowarn access-discipline
//          ^^^^^ error[race]: /`count` is read here while another thread may be writing it: it is only protected while `holder == tid`/
    }
}
