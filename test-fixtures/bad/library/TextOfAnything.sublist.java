//- verdict: failed
// Where nobody makes or gets a collection no object is one, so the text of any object is what `toString` of some class here gives.
import java.util.Objects;

class TextOfAnything {
    /*@ guarded_by holder == tid */ private int begun;
    /*@ guarded_by holder == tid */ private int done;
    //@ global_invariant holder == null ==> begun == done

    static class Named {
        private final String name;
        Named(String name) { this.name = name; }
        public String toString() { return name; }
    }

    synchronized String log(Object o) { begun++; String s = "" + o; done++; return s; }
    //                                                                                ^ error[global-invariant]: /the invariant `holder == null ==> begun == done` may not hold after this: this step \(it releases the monitor of `this`\)/
    synchronized int hash(Object o) { begun++; int h = Objects.hash(o, 1); done++; return h; }
    //                                                                                       ^ error[global-invariant]: /the invariant `holder == null ==> begun == done` may not hold after this: this step \(it releases the monitor of `this`\)/
    static Object first(String s) { return java.util.List.of(s).subList(0, 1); }
}
