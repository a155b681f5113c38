//- verdict: failed
// Mutant: lets a new object go as it is.

class Node {
    int weight;
}

class Rule {
    //@ global_invariant (\forall Node n; n.weight >= 1)
}

class Maker {
    /*@ unwritable_by_env_if false */ static volatile Node last;

    void make() {
        Node made = new Node();
        last = made;
//      ^^^^^^^^^^^ error[global-invariant]: /the invariant `\(\\forall Node n; n\.weight >= 1\)` may not hold after this: this step \(it writes `last`\)/
    }
}
