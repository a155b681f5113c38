//- verdict: failed
// The objects of lambdas and method references are nobody's own: Java may give the same one at each evaluation, and for two of them.

class LambdaIdentity {
    private final Runnable lock = () -> { };
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

    void other(LambdaIdentity o) {
        if (o == null || o == this) {
            return;
        }
        synchronized (lock) {
            x++;
            synchronized (o.lock) {
            }
//          ^ error[global-invariant]: /the invariant `lock\.holder == null ==> x == y` may not hold after this: this step \(it releases the monitor of `o\.lock`\)/
            y++;
        }
//      ^ error[global-invariant]: /the invariant `lock\.holder == null ==> x == y` may not hold after this: this step \(it releases the monitor of `lock`\)/
    }

    //@ modifies \nothing
    //@ ensures \fresh(\result)
    //  ^^^^^^^^^^^^^^^^^^^^^^^ error[postcondition]: /`LambdaIdentity\.made` may return although `\\fresh\(\\result\)` does not hold/
    static Runnable made() {
        return () -> { };
    }

    static void rounds() {
        Runnable last = null;
        for (int i = 0; i < 2; i++) {
            Runnable now = () -> { };
            boolean same = now == last;
            //@ assert !same
            //         ^^^^^ error[assertion]: /`!same` may not hold here\./
            last = now;
        }
    }

    static void two() {
        Runnable a = () -> { };
        Runnable b = () -> { };
        if (a == b) {
            //@ assert false
            //         ^^^^^ error[assertion]: /`false` may not hold here\./
        }
    }

    static void said() {
        Runnable a = () -> { };
        Object b = (Runnable) () -> { };
        //@ assert a != b
        //         ^^^^^^ error[assertion]: /`a != b` may not hold here\./
    }

    static void work() {
    }

    static void references() {
        Runnable a = LambdaIdentity::work;
        Runnable b = LambdaIdentity::work;
        boolean same = a == b;
        //@ assert !same
        //         ^^^^^ error[assertion]: /`!same` may not hold here\./
    }

    static void classes() {
        Object a = (Runnable) () -> { };
        Object b = (Runnable) () -> { };
        boolean same = a.getClass() == b.getClass();
        //@ assert !same
        //         ^^^^^ error[assertion]: /`!same` may not hold here\./
    }
}

class Marks {
    //@ ghost /*@ unwritable_by_env_if[k] k.holder == tid */ public static Object -> int marks;

    static void own() {
        Runnable key = () -> { };
        //@ assert marks[key] == 0
        //         ^^^^^^^^^^^^^^^ error[assertion]: /`marks\[key\] == 0` may not hold here\./
    }

    void nothing() {
    }

    static void nothing(int n) {
    }

    void captured(int n) {
        Runnable key = () -> nothing(n);
        //@ assert key.holder == null
        //         ^^^^^^^^^^^^^^^^^^ error[assertion]: /`key\.holder == null` may not hold here\./
    }

    void bound() {
        Runnable key = this::nothing;
        //@ assert key.holder == null
        //         ^^^^^^^^^^^^^^^^^^ error[assertion]: /`key\.holder == null` may not hold here\./
    }
}
