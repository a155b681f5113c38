//- verdict: failed
// One of two that call each other breaks its promise; through an override, too.

class Recursion {
    //@ modifies \nothing
    //@ ensures \result == 0 || \result == 1
    static int even(int n) {
        return n <= 0 ? 1 : odd(n - 1);
    }

    //@ modifies \nothing
    //@ ensures \result == 0 || \result == 1
    //  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[postcondition]
    static int odd(int n) {
        return n <= 0 ? 2 : even(n - 1);
    }
}

class Tree {
    //@ requires depth >= 0
    //@ modifies \nothing
    //@ ensures \result >= depth
    int size(int depth) {
        return depth;
    }
}

class Twice extends Tree {
    final Tree inner = new Tree();

    int size(int depth) {
    //  ^^^^ error[postcondition]: /`\\result >= depth`/
        Tree below = inner;
        return below == null ? depth : below.size(depth) - 1 + super.size(0);
    }
}
