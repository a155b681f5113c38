//- verdict: failed
// A method with a specification of its own also owes what the methods promise that it overrides, to whoever keeps what they require.
interface Lib {
    //@ requires n > 0
    //@ modifies \nothing
    //@ ensures \result >= 0
    int m(int n);
}
class Bad implements Lib {
    //@ modifies \nothing
    //@ ensures \result < 0
    public int m(int n) { return -1; }
    //         ^ error[postcondition]: /`Bad\.m` may return although `\\result >= 0` does not hold/
}
class Bad2 implements Lib {
    //@ modifies \nothing
    public int m(int k) { return k - 2; }
    //         ^ error[postcondition]: /`Bad2\.m` may return although `\\result >= 0` does not hold/
}
class Good implements Lib {
    //@ modifies \nothing
    //@ ensures n > 1 ==> \result == n
    public int m(int n) { return n; }
}
