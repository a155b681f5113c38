//- verdict: failed
// What the classes of the library are, by their documentation: each is more than one thing.
import java.io.Serializable;
import java.util.*;

class LibrarySupertypes {
    static void builder() {
        Object o = new StringBuilder();
        //@ assert !(o instanceof Comparable)
        //         ^^^^^^^^^^^^^^^^^^^^^^^^^^ error[assertion]: /`!\(o instanceof Comparable\)` may not hold here\./
    }

    static void text() {
        Object o = "text";
        //@ assert !(o instanceof Serializable)
        //         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[assertion]: /`!\(o instanceof Serializable\)` may not hold here\./
    }

    static void list() {
        Object o = new ArrayList<String>();
        //@ assert !(o instanceof Cloneable)
        //         ^^^^^^^^^^^^^^^^^^^^^^^^^ error[assertion]: /`!\(o instanceof Cloneable\)` may not hold here\./
    }

    static void number() {
        Object o = Integer.valueOf(3);
        //@ assert !(o instanceof Serializable)
        //         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[assertion]: /`!\(o instanceof Serializable\)` may not hold here\./
    }

    static void thrown() {
        Object o = new RuntimeException();
        //@ assert !(o instanceof Serializable)
        //         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[assertion]: /`!\(o instanceof Serializable\)` may not hold here\./
    }

    static void vector() {
        Object o = new Vector<String>();
        //@ assert !(o instanceof RandomAccess)
        //         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[assertion]: /`!\(o instanceof RandomAccess\)` may not hold here\./
    }
}
