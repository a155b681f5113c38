//- verdict: failed
// The reader does not mind that somebody is writing.
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
            int a = first;
            int b = second;
            if (sequence == seen) return a + b;
        }
    }
}
