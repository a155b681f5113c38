//- verdict: verified
// Numbers that need not be exact are read and written without the lock, and the author has said so: each code on each line where it would be reported.

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
        last = value; //@ nowarn write-discipline, race
    }

    int last() {
        return last; //@ nowarn race
    }

    void count() {
        count = //@ nowarn access-discipline, race
            count + 1; //@ nowarn access-discipline, race
    }
}
