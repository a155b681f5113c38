//- verdict: verified
// A method that names a field of all objects of a class among what it modifies.
class MarkedNode {
    //@ guarded_by holder == tid
    int mark;
    //@ guarded_by holder == tid
    int weight;
}

class ModifiesField {
    //@ requires node.holder == tid
    //@ modifies MarkedNode.mark
    //@ ensures node.mark == 0
    void clear(/*@ non_null */ MarkedNode node) { node.mark = 0; }

    //@ requires one.holder == tid && other.holder == tid && one.weight == 3
    //@ modifies MarkedNode.mark
    //@ ensures other.mark == 0 && one.weight == 3
    void clearBoth(/*@ non_null */ MarkedNode one, /*@ non_null */ MarkedNode other) {
        clear(one);
        clear(other);
    }
}
