//- verdict: verified
// An invariant about all objects of a class is owed by whoever makes one, wherever that is.

class Node {
    int weight;
    //  ^^^^^^ information[unguarded-field]: /`weight` is an ordinary field without a synchronization discipline: other threads are taken to write it at any time, and races on it are not reported/
}

class Rule {
    //@ global_invariant (\forall Node n; n.weight >= 1)
}

class Maker {
    /*@ unwritable_by_env_if false */ static volatile Node last;

    void make() {
        Node made = new Node();
        made.weight = 3;
        last = made;
    }
}
