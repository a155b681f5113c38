//- verdict: verified
// What stands before the name of a static method is evaluated first, with all that it does, and thrown away, null or not.
class StaticOnExpression {
    /*@ global_invariant n >= 0 */
    private volatile int n;
    /*@ guarded_by holder == tid */
    private int held;

    static void nothing() { }
    static int five() { return 5; }
    StaticOnExpression at(int k) { return this; }

    void changes() {
        at(n = 1).nothing();
    }

    synchronized void underLock() {
        at(held++).nothing();
    }

    //@ ensures \result == 5
    int value() {
    //  ^^^^^ hint[missing-modifies]: /`StaticOnExpression\.value` has a specification without a modifies clause: its callers must assume that anything may have changed/
        return at(n = 2).five();
    }

    private static Integer counted(int[] calls) {
        calls[0]++;
        return null;
    }

    //@ requires true
    static int before() {
        int[] calls = new int[1];
        int parsed = counted(calls).parseInt("5");
        Thread current = threadAfter(calls).currentThread();
        assert calls[0] == 2;
        assert current == Thread.currentThread();
        return parsed;
    }

    private static Thread threadAfter(int[] calls) {
        calls[0]++;
        return null;
    }

    static StaticOnExpression stop() {
        throw new IllegalStateException();
    }

    //@ exsures (IllegalStateException e) true
    //@ ensures false
    void ends() {
    //   ^^^^ hint[missing-modifies]: /`StaticOnExpression\.ends` has a specification without a modifies clause: its callers must assume that anything may have changed/
        stop().nothing();
    }
}
