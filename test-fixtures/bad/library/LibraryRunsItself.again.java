//- verdict: failed
// What the library runs has it run itself again, so that it never comes to an end: not between the parts of an action.
import java.util.Objects;

class LibraryRunsItself {
    private final Object a = new Object(), b = new Object();
    /*@ guarded_by a.holder == tid */ private int x;
    /*@ guarded_by b.holder == tid */ private int y;

    static class Link {
        volatile Link next;
        public String toString() { return String.valueOf(next); }
    }

    static class Own {
        public int hashCode() { return Objects.hashCode(this); }
    }

    static class One {
        volatile Two other;
        public String toString() { return String.valueOf(other); }
    }

    static class Two {
        volatile One other;
        public String toString() { return String.valueOf(other); }
    }

    //@ performs (x, y) { x == \old(x) + 1 && y == \old(y) + 1 }
    //@ requires a.holder != tid && b.holder != tid
    void linked(/*@ non_null */ Link link) {
        synchronized (b) {
            synchronized (a) { x++; }
            String s = String.valueOf(link);
            //         ^^^^^^^^^^^^^^^^^^^^ error[not-atomic]: /another thread may run before this call, which may have to wait for it \(it calls `valueOf`\), but the method has already changed something that others can see, so it is not one atomic action; a lock that it has taken and still holds counts, too \(with `modifies \\nothing` it may hold locks from one action to the next\)/
            y++;
        }
    }

    //@ performs (x, y) { x == \old(x) + 1 && y == \old(y) + 1 }
    //@ requires a.holder != tid && b.holder != tid
    void own(/*@ non_null */ Own own) {
        synchronized (b) {
            synchronized (a) { x++; }
            int h = Objects.hashCode(own);
            //      ^^^^^^^^^^^^^^^^^^^^^ error[not-atomic]: /another thread may run before this call, which may have to wait for it \(it calls `hashCode`\), but the method has already changed something that others can see, so it is not one atomic action; a lock that it has taken and still holds counts, too \(with `modifies \\nothing` it may hold locks from one action to the next\)/
            y++;
        }
    }

    //@ performs (x, y) { x == \old(x) + 1 && y == \old(y) + 1 }
    //@ requires a.holder != tid && b.holder != tid
    void inTurn(/*@ non_null */ One one) {
        synchronized (b) {
            synchronized (a) { x++; }
            String s = String.valueOf(one);
            //         ^^^^^^^^^^^^^^^^^^^ error[not-atomic]: /another thread may run before this call, which may have to wait for it \(it calls `valueOf`\), but the method has already changed something that others can see, so it is not one atomic action; a lock that it has taken and still holds counts, too \(with `modifies \\nothing` it may hold locks from one action to the next\)/
            y++;
        }
    }
}
