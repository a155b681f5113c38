//- verdict: verified
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
    synchronized int hash(Object o) { begun++; int h = Objects.hash(o, 1); done++; return h; }
    static Object first(Object[] all) { return all == null || all.length == 0 ? new Named("none") : all[0]; }
}
