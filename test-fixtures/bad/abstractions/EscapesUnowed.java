//- verdict: failed
// An action that lets an object go owes what a clause of another class says of all such objects.

class Crate {
    int weight;
}

class Scales {
    /*@ global_invariant (\forall Crate c; c.weight > 0) */
}

class EscapesUnowed {
    static volatile Crate last;

    /*@ action: also_modifies last ensures last != null */
    static void hand() {
        Crate made = new Crate();
        last = made;
//      ^^^^^^^^^^^ error[global-invariant]: /the invariant `\(\\forall Crate c; c\.weight > 0\)` may not hold after this: this step \(it writes `last`\)/
    }
}
