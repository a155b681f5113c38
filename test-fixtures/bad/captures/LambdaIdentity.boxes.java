//- verdict: failed
// Nor is what boxing, string concatenation and the library's factories give anybody's own.

import java.util.List;

class LambdaIdentity {
    enum Mode { ON }

    private final Integer lock = 1;
    /*@ guarded_by lock.holder == tid */
    private int x;
    /*@ guarded_by lock.holder == tid */
    private int y;
    //@ global_invariant lock.holder == null ==> x == y

    void step() {
        synchronized (lock) {
            x++;
            y++;
        }
//      ^ error[global-invariant]: /the invariant `lock\.holder == null ==> x == y` may not hold after this: this step \(it releases the monitor of `lock`\)/
    }

    //@ modifies \nothing
    //@ ensures \fresh(\result)
    //  ^^^^^^^^^^^^^^^^^^^^^^^ error[postcondition]: /`LambdaIdentity\.boxed` may return although `\\fresh\(\\result\)` does not hold/
    static Integer boxed(int n) {
        return n;
    }

    //@ modifies \nothing
    //@ ensures \fresh(\result)
    //  ^^^^^^^^^^^^^^^^^^^^^^^ error[postcondition]: /`LambdaIdentity\.valueOf` may return although `\\fresh\(\\result\)` does not hold/
    static Integer valueOf(int n) {
        return Integer.valueOf(n);
    }

    //@ modifies \nothing
    //@ ensures \fresh(\result)
    //  ^^^^^^^^^^^^^^^^^^^^^^^ error[postcondition]: /`LambdaIdentity\.joined` may return although `\\fresh\(\\result\)` does not hold/
    static String joined(String s) {
        return s + "x";
    }

    //@ modifies \nothing
    //@ ensures \fresh(\result)
    //  ^^^^^^^^^^^^^^^^^^^^^^^ error[postcondition]: /`LambdaIdentity\.constant` may return although `\\fresh\(\\result\)` does not hold/
    static Object constant() {
        return Mode.ON;
    }

    //@ modifies \nothing
    //@ ensures \fresh(\result)
    //  ^^^^^^^^^^^^^^^^^^^^^^^ error[postcondition]: /`LambdaIdentity\.list` may return although `\\fresh\(\\result\)` does not hold/
    static Object list() {
        return List.of();
    }

    static void held() {
        Long n = 5L;
        //@ assert n.holder == null
        //         ^^^^^^^^^^^^^^^^ error[assertion]: /`n\.holder == null` may not hold here\./
    }
}
