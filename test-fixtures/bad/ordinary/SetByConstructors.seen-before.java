//- verdict: failed
// Final fields that somebody may see before they are set, or that are set to what may be null.

class Shown {
    /*@ unwritable_by_env_if false */
    static volatile Shown last;
    private final int[] words;

    Shown() {
        last = this;
        words = new int[10];
//      ^^^^^^^^^^^^^^^^^^^ error[write-discipline]: /the final field `words` is written after other threads may have got hold of the object, for whom it is constant/
    }

    int length() {
        return words.length;
        //     ^^^^^^^^^^^^ warning[null-dereference]: /`words` may be null here\./
    }
}

class Called {
    private final int[] words;

    Called() {
        prepare();
//      ^^^^^^^^^ warning[null-dereference]: /`words` may be null here\./
        words = new int[10];
    }

    int prepare() {
        return words.length;
        //     ^^^^^^^^^^^^ warning[null-dereference]: /`words` may be null here\./
    }
}

class Inherited extends Overloads {
    private final int[] words;

    Inherited() {
        set("");
//      ^^^^^^^ warning[null-dereference]: /`words` may be null here\./
        words = new int[10];
    }

    static void set(int number) {
    }

    void hook() {
        int n = words.length;
        //      ^^^^^^^^^^^^ warning[null-dereference]: /`words` may be null here\./
    }
}

class Overloads {
    void set(String text) {
        hook();
//      ^^^^^^ warning[null-dereference]: /`words` may be null here\./
    }

    void hook() {
    }
}

class Other {
    private final int[] words;

    // The local has the name of the field.
    Other(int[] given) {
        int[] words;
        words = new int[10];
        this.words = given;
    }

    int length() {
        return words.length;
        //     ^^^^^^^^^^^^ warning[null-dereference]: /`words` may be null here\./
    }
}

class Changed {
    private final String name;

    Changed(String name) {
        if (name == null) {
            throw new IllegalArgumentException();
        }
        name = next();
        this.name = name;
    }

    private static String next() {
        return null;
    }

    int length() {
        return name.length();
        //     ^^^^^^^^^^^^^ warning[null-dereference]: /`name` may be null here\./
    }
}

class Either {
    private final String name;

    Either(String name, boolean strict) {
        if (name == null && strict) {
            throw new IllegalArgumentException();
        }
        this.name = name;
    }

    int length() {
        return name.length();
        //     ^^^^^^^^^^^^^ warning[null-dereference]: /`name` may be null here\./
    }
}

class OneOfTwo {
    private final int[] words;

    OneOfTwo() {
        words = new int[1];
    }

    OneOfTwo(int[] words) {
        this.words = words;
    }

    int length() {
        return words.length;
        //     ^^^^^^^^^^^^ warning[null-dereference]: /`words` may be null here\./
    }
}

class Inner {
    private final int[] words;

    class Peeks {
        final int seen = words.length;
        //               ^^^^^^^^^^^^ warning[null-dereference]: /`words` may be null here\./
    }

    Inner() {
        Object peeks = new Peeks();
        //             ^^^^^^^^^^^ warning[null-dereference]: /`words` may be null here\./
        words = new int[1];
    }

    int length() {
        return words.length;
        //     ^^^^^^^^^^^^ warning[null-dereference]: /`words` may be null here\./
    }
}
