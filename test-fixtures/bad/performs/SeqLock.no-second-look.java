//- verdict: failed
// The reader does not look again: it may have the first value of one write and the second of another.
class SeqLock {
    //@ ghost /*@ writable_if holder == tid */ private int x
    //@ ghost /*@ writable_if holder == tid */ private int y
    //@ writable_if holder == tid
    private volatile int sequence;
    //@ writable_if holder == tid
    private volatile int first;
    //@ writable_if holder == tid
    private volatile int second;

    //@ global_invariant sequence % 2 == 0 ==> first == x && second == y
    //@ global_invariant holder == null ==> sequence % 2 == 0
    //@ env_assumption \old(sequence) <= sequence
    //@ env_assumption \old(sequence) == sequence ==> \old(x) == x && \old(y) == y

    //@ performs () { \result == x + y }
    int sum() {
//      ^^^ error[performs]
        while (true) {
            int seen = sequence;
            if (seen % 2 != 0) continue;
            int a = first;
            int b = second;
            return a + b;
        }
    }
}
