//- verdict: failed
// The text of an exception that is made from its cause alone is that of the cause, which throws here.

import java.util.ArrayList;
import java.util.function.Supplier;

enum Shade implements Supplier<Object> {
    DARK, LIGHT;

    @Override
    public Object get() {
        return null;
    }
}

interface Shape {
}

class Plain implements Shape {
}

class Row extends ArrayList<Object> {
}

class Broken extends RuntimeException {
    @Override
    public String getMessage() {
        throw new IllegalStateException();
    }

    @Override
    public synchronized Throwable getCause() {
        throw new IllegalStateException();
    }

    @Override
    public boolean equals(Object other) {
        throw new IllegalStateException();
    }

    @Override
    public int hashCode() {
        throw new IllegalStateException();
    }
}

class Refused extends Exception {
}

class AskedOfOthers {
    /*@ guarded_by holder == tid */
    private int begun;
    /*@ guarded_by holder == tid */
    private int done;
    //@ global_invariant holder == null ==> begun == done

    synchronized void constants(/*@ non_null */ Shade shade, Object other) {
        begun++;
        boolean isSame = shade.equals(other) || shade.hashCode() == 3;
        done++;
    }

    synchronized void objects(/*@ non_null */ Plain plain, Broken broken) {
        begun++;
        boolean isSame = plain.equals(broken) || plain.hashCode() == 3;
        done++;
    }

    synchronized void rows(/*@ non_null */ Row row, Broken broken) {
        begun++;
        boolean isEmpty = row.isEmpty();
        done++;
    }

    synchronized void exceptions(/*@ non_null */ Refused refused, Broken broken) {
        begun++;
        boolean isSame = refused.equals(broken);
        String text = refused.getMessage() + refused.getLocalizedMessage() + refused;
        Throwable cause = refused.getCause();
        done++;
    }

    synchronized void causes(Refused refused, Broken broken) {
        begun++;
        new IllegalStateException("broken", broken);
        new IllegalStateException(broken);
        new AssertionError(refused);
        done++;
    }
//  ^ error[global-invariant]: /the invariant `holder == null ==> begun == done` may not hold after this: this step \(it releases the monitor of `this`\)/
}
