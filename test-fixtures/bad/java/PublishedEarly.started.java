//- verdict: failed
// A static initializer lets others see objects, or run, while what is said of its class does not hold yet.

import java.util.concurrent.BlockingQueue;

class Cell {
    volatile int x;
    volatile int y;
    //@ global_invariant x > 0 ==> Starts.limit == 5
}

class Starts {
    static int limit;

    static {
        Cell cell = new Cell();
        cell.x = 1;
        new Reader(cell).start();
//      ^^^^^^^^^^^^^^^^^^^^^^^^ error[global-invariant]: /the invariant `x > 0 ==> Starts\.limit == 5` may not hold after this: what the static initializer has done up to here, where it may start a thread or show an object to others, who rely on it/
        limit = 5;
    }
}

class Reader extends Thread {
    private final Cell cell;

    Reader(Cell cell) {
        this.cell = cell;
    }

    @Override
    public void run() {
        if (cell != null && cell.x > 0) {
            //@ assert Starts.limit == 5
            //         ^^^^^^^^^^^^^^^^^ error[assertion]: /`Starts\.limit == 5` may not hold here\./
        }
    }
}

/** By a method, in a loop. */
class Loops {
    static int size;
    //@ global_invariant size == 3

    static {
        for (int i = 0; i < 3; i++) {
//      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[global-invariant]: /the invariant `size == 3` may not hold after this: what the static initializer has done up to here, where it may start a thread or show an object to others, who rely on it/
            start();
        }
        size = 3;
    }

    static void start() {
        new Reader(null).start();
    }
}

/** Through a queue of another class. */
class Queued {
    static int size;
    //@ global_invariant size == 1

    static {
        if (Shared.queue != null) {
        //  ^^^^^^^^^^^^^^^^^^^^ error[global-invariant]: /the invariant `size == 1` may not hold after this: what the static initializer has done up to here, where it may start a thread or show an object to others, who rely on it/
            Shared.queue.add(new Cell());
        }
        size = 1;
    }
}

class Shared {
    static volatile BlockingQueue<Cell> queue;
    static volatile Cell cell;
}

/** By the constructor of a constant. */
enum Mode {
    ON;
//  ^^ error[global-invariant]: /the invariant `known == 1` may not hold after this: what the static initializer has done up to here, where it may start a thread or show an object to others, who rely on it/

    static int known;
    //@ global_invariant known == 1

    static {
        known = 1;
    }

    Mode() {
        new Reader(null).start();
    }
}

/** In a field of an interface. */
interface Constants {
    Reader READER = started();

    static Reader started() {
        Reader reader = new Reader(null);
        reader.start();
        return reader;
    }
}

class Implements {
//    ^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: the static initializer of `Constants` may run within it and starts a thread, for which the invariants of the static fields of `Implements` must hold already; use `Constants` elsewhere first, or start the thread in a method/
    static int size;
    //@ global_invariant size == 1

    static {
        Reader reader = Constants.READER;
        size = 1;
    }
}

/** What is broken again behind the start. */
class Again {
    static int size = 1;
    //@ global_invariant size == 1

    static {
        new Reader(null).start();
        size = 2;
//      ^^^^^^^^ error[global-invariant]: /the invariant `size == 1` may not hold after this: this step \(it writes `size`\)/
        size = 1;
    }
}

/** A final field that is set when others have looked. */
class Late {
//    ^^^^ information[unsupported]: /not translated yet, so the method is not checked: `SIZE`, of which an invariant speaks, is written after the initializer may have started a thread or shown an object to others, for whom a final field is constant; set it before/
    static final int SIZE;
    //@ global_invariant SIZE >= 0

    static {
        new Reader(null).start();
        SIZE = size();
    }

    static int size() {
        return 7;
    }
}
