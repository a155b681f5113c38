//- verdict: failed
// The first use of a class throws what its static initializer throws, and every later one throws as well: nothing behind it is certain to be reached.

class Checked {
    static int used = check();
    //         ^^^^ information[unguarded-field]: /`used` is an ordinary field without a synchronization discipline: other threads are taken to write it at any time, and races on it are not reported/

    static int check() {
        if (System.nanoTime() < 0) {
            throw new IllegalStateException("the clock is not set");
        }
        return 1;
    }

    static void use() {
    }
}

class Below extends Checked {
}

class Parsed {
    static int number = Integer.parseInt("12");

    static void use() {
    }
}

enum Level {
    LOW(1), NONE(-1);

    Level(int code) {
        if (code < 0) {
            throw new IllegalArgumentException();
        }
    }
}

interface Defaults {
    Object LOCK = Checked.check();

    default void nothing() {
    }
}

class Implementing implements Defaults {
}

class Block {
    static {
        if (Runtime.version() == null) {
        //  ^^^^^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a call of `Runtime\.version`, which has neither source nor a trusted specification here/
            throw new AssertionError();
        }
    }

    static class Inner {
        static int x = Checked.used;
        //         ^ information[unguarded-field]: /`x` is an ordinary field without a synchronization discipline: other threads are taken to write it at any time, and races on it are not reported/
    }
}

record Pair(int a, int b) {
    static int made = Checked.check();
}

class FirstUse {
    /*@ guarded_by holder == tid */
    private int yes;
    /*@ guarded_by holder == tid */
    private int total;
    //@ global_invariant holder == null ==> yes == total

    synchronized void method() {
        yes++;
        Checked.use();
        total++;
    }
//  ^ error[global-invariant]: /the invariant `holder == null ==> yes == total` may not hold after this: this step \(it releases the monitor of `this`\)/

    synchronized void twice() {
        yes++;
        try {
            Checked.use();
        } catch (Error e) {
            Checked.use();
        }
        total++;
    }
//  ^ error[global-invariant]: /the invariant `holder == null ==> yes == total` may not hold after this: this step \(it releases the monitor of `this`\)/

    synchronized void otherException() {
        yes++;
        try {
            Checked.use();
        } catch (RuntimeException e) {
            // An error is none of these.
        }
        total++;
    }
//  ^ error[global-invariant]: /the invariant `holder == null ==> yes == total` may not hold after this: this step \(it releases the monitor of `this`\)/

    synchronized void written() {
        yes++;
        Checked.used = 2;
        total++;
    }
//  ^ error[global-invariant]: /the invariant `holder == null ==> yes == total` may not hold after this: this step \(it releases the monitor of `this`\)/

    synchronized void subclass() {
        yes++;
        new Below();
        total++;
    }
//  ^ error[global-invariant]: /the invariant `holder == null ==> yes == total` may not hold after this: this step \(it releases the monitor of `this`\)/

    synchronized void parsed() {
        yes++;
        Parsed.use();
        total++;
    }
//  ^ error[global-invariant]: /the invariant `holder == null ==> yes == total` may not hold after this: this step \(it releases the monitor of `this`\)/

    synchronized void constant() {
        yes++;
        Level level = Level.LOW;
        total++;
    }
//  ^ error[global-invariant]: /the invariant `holder == null ==> yes == total` may not hold after this: this step \(it releases the monitor of `this`\)/

    synchronized void interfaceField() {
        yes++;
        Object lock = Defaults.LOCK;
        total++;
    }
//  ^ error[global-invariant]: /the invariant `holder == null ==> yes == total` may not hold after this: this step \(it releases the monitor of `this`\)/

    synchronized void defaultMethods() {
        yes++;
        new Implementing();
        total++;
    }
//  ^ error[global-invariant]: /the invariant `holder == null ==> yes == total` may not hold after this: this step \(it releases the monitor of `this`\)/

    synchronized void untranslated() {
        yes++;
        new Block();
        total++;
    }
//  ^ error[global-invariant]: /the invariant `holder == null ==> yes == total` may not hold after this: this step \(it releases the monitor of `this`\)/

    synchronized void nested() {
        yes++;
        int x = Block.Inner.x;
        total++;
    }
//  ^ error[global-invariant]: /the invariant `holder == null ==> yes == total` may not hold after this: this step \(it releases the monitor of `this`\)/

    synchronized void ofRecord() {
        yes++;
        Pair pair = new Pair(1, 2);
        total++;
    }
//  ^ error[global-invariant]: /the invariant `holder == null ==> yes == total` may not hold after this: this step \(it releases the monitor of `this`\)/

    synchronized void anonymous() {
        yes++;
        Object o = new Checked() { };
        total++;
    }
//  ^ error[global-invariant]: /the invariant `holder == null ==> yes == total` may not hold after this: this step \(it releases the monitor of `this`\)/

    synchronized void reference() {
        Runnable use = Checked::use;
        yes++;
        use.run();
        total++;
    }
//  ^ error[global-invariant]: /the invariant `holder == null ==> yes == total` may not hold after this: this step \(it releases the monitor of `this`\)/

    synchronized void oneWayOnly(boolean b) {
        if (b) {
            Checked.use();
        }
        yes++;
        Checked.use();
        total++;
    }
//  ^ error[global-invariant]: /the invariant `holder == null ==> yes == total` may not hold after this: this step \(it releases the monitor of `this`\)/
}
