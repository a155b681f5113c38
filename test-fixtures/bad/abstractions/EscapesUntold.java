//- verdict: failed
// An action that lets an object go owes what another class says of it there and then: it would else be left to callers who do not know of the object.

class Crate {
    int weight;
}

class Shelf {
    static volatile Crate last;
}

class Scales {
    /*@ global_invariant Shelf.last == null || Shelf.last.weight > 0 */
}

class EscapesUntold {
    /*@ action: also_modifies Shelf.last ensures Shelf.last != null */
    static void put() {
        Crate made = new Crate();
        Shelf.last = made;
//      ^^^^^^^^^^^^^^^^^ error[global-invariant]: /the invariant `Shelf\.last == null \|\| Shelf\.last\.weight > 0` may not hold after this: this step \(it writes `Shelf\.last`\)/
    }
}
