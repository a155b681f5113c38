//- verdict: failed
// The writer does not say that it has begun.
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

    //@ requires holder != tid
    //@ modifies sequence, first, second
    //@ performs (x, y) { x == a && y == b }
    synchronized void write(int a, int b) {
        first = a;
//      ^^^^^^^^^ error[global-invariant]
        second = b;
//      ^^^^^^^^^^ error[global-invariant]
        /*@ atomic */ {
            sequence += 2;
            //@ set x = a
            //@ set y = b
        }
    }
}
