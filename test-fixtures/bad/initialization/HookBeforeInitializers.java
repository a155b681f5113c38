//- verdict: failed
// A super constructor may call a method of the subclass before the initializers of the subclass have run.

class Base {
    Base() {
        hook();
//      ^^^^^^ warning[null-dereference]: /`data` may be null here\./
    }

    void hook() {
    }
}

class HookBeforeInitializers extends Base {
//    ^^^^^^^^^^^^^^^^^^^^^^ warning[null-dereference]: /`data` may be null here\./
    final int[] data = new int[3];

    void hook() {
        int n = data.length;
        //      ^^^^^^^^^^^ warning[null-dereference]
    }

    static void make() {
        new HookBeforeInitializers();
//      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[null-dereference]
        /*@ assert true */
    }
}
