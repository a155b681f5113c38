//- verdict: failed
// A static initializer calls methods, or hands the library objects whose methods it calls, that see a final field before it is set. What these promise of
// themselves is proved as if it were set; so it must not be known to be.
import java.util.HashSet;
import java.util.List;
import java.util.Set;

class Texts {
    static final String text = "" + new Texted();
    static final Object last = new Object();
}

class Texted {
    //@ modifies \nothing
    public String toString() {
        int hash = Texts.last.hashCode();
        //         ^^^^^^^^^^^^^^^^^^^^^ warning[null-dereference]: /`Texts\.last` may be null here\./
        return "";
    }
}

class Sets {
    static final Set<Hashed> set = new HashSet<>(List.of(new Hashed()));
    static final Object last = new Object();
}

class Hashed {
    //@ modifies \nothing
    public int hashCode() {
        return Sets.last.hashCode();
        //     ^^^^^^^^^^^^^^^^^^^^ warning[null-dereference]: /`Sets\.last` may be null here\./
    }

    public boolean equals(Object other) {
        return other == this;
    }
}

class Calls {
    static final int size = first();
    static final Object last = new Object();

    static int first() {
        int found = second();
        return found;
    }

    //@ modifies \nothing
    static int second() {
        return Math.max(1, third());
    }

    //@ modifies \nothing
    static int third() {
        return last.hashCode();
        //     ^^^^^^^^^^^^^^^ warning[null-dereference]: /`last` may be null here\./
    }
}

class Virtual {
    static final int size = first("");
    static final Object last = new Object();

    static int first(Object one) {
        return ("" + one).length();
    }

    //@ modifies \nothing
    static int last() {
        return last.hashCode();
        //     ^^^^^^^^^^^^^^^ warning[null-dereference]: /`last` may be null here\./
    }
}

class Shadowed {
    static final int size = first();
    //                      ^^^^^^^ warning[null-dereference]: /`Math` may be null here\./
    static final Object Math = new Object();

    static int first() {
        return Math.hashCode();
        //     ^^^^^^^^^^^^^^^ warning[null-dereference]: /`Math` may be null here\./
    }

    //@ modifies \nothing
    static int last() {
        return Math.hashCode();
        //     ^^^^^^^^^^^^^^^ warning[null-dereference]: /`Math` may be null here\./
    }
}
