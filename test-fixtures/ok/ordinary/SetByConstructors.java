//- verdict: verified
// Final fields that the constructor sets, to something new or to what it has compared with null, are never null for anybody else.

import java.util.Objects;

class Words {
    /*@ guarded_by holder == tid */
    private int size;
    private final int[] words;
    private final String name;
    private final Object lock;

    Words(int length, String name) {
        if (length < 0 || name == null) {
            throw new IllegalArgumentException("length " + length + check(length));
        }
        this.words = new int[length];
        this.name = name;
        lock = Objects.requireNonNull(new Object(), "lock");
    }

    Words(String name) {
        this(10, name);
    }

    private static int check(int length) {
        return length + 1;
    }

    //@ requires other != null
    synchronized int used(Words other) {
        size = words.length + other.words.length + name.length();
        synchronized (lock) {
            return size;
        }
    }
}

record Named(String title, int[] cells) {
    Named {
        Objects.requireNonNull(title, "title");
        if (cells == null) {
            throw new IllegalArgumentException("cells");
        }
    }

    int length() {
        return title.length() + cells.length;
    }
}

class Kept {
    private final Object held;
    /*@ guarded_by holder == tid */
    private int count;

    // Passing a text on shows nobody the object that is being made.
    Kept(Object held) {
        this.held = Objects.requireNonNull(held, "held");
        count = 1;
    }

    int hash() {
        synchronized (held) {
            return held.hashCode();
        }
    }
}
