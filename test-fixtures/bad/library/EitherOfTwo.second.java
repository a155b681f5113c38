//- verdict: failed
// The class of the second value has a hash code that throws.

import java.util.Objects;

class Any {
}

class Quiet extends Any {
    @Override
    public int hashCode() {
        return 1;
    }
}

class Calm extends Any {
    @Override
    public int hashCode() {
        throw new IllegalStateException();
    }
}

class EitherOfTwo {
    /*@ guarded_by holder == tid */
    private int begun;
    /*@ guarded_by holder == tid */
    private int done;
    //@ global_invariant holder == null ==> begun == done

    synchronized void hash(Quiet quiet, Calm calm, boolean isQuiet) {
        begun++;
        int hash = Objects.hashCode(isQuiet ? quiet : calm);
        done++;
    }
//  ^ error[global-invariant]: /the invariant `holder == null ==> begun == done` may not hold after this: this step \(it releases the monitor of `this`\)/

    synchronized void text(Quiet quiet, Calm calm, boolean isQuiet) {
        begun++;
        new IllegalStateException(String.valueOf(isQuiet ? quiet : calm));
        done++;
    }
//  ^ error[global-invariant]: /the invariant `holder == null ==> begun == done` may not hold after this: this step \(it releases the monitor of `this`\)/
}
