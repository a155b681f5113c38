//- verdict: verified
// A conditional may be of either of two classes, and so may what the library runs of it.

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
        return 2;
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

    synchronized void text(Quiet quiet, Calm calm, boolean isQuiet) {
        begun++;
        new IllegalStateException(String.valueOf(isQuiet ? quiet : calm));
        done++;
    }
}
