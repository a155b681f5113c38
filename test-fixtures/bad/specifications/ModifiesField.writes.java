//- verdict: failed
// What is named is one field, of all objects; it says nothing of other fields, and of no object that its field stays.
class MarkedNode {
    //@ guarded_by holder == tid
    int mark;
    //@ guarded_by holder == tid
    int weight;
}

class ModifiesField {
    //@ requires node.holder == tid
    //@ modifies MarkedNode.mark
    void clear(/*@ non_null */ MarkedNode node) { node.weight = 0; }
    //                                            ^^^^^^^^^^^^^^^ error[modifies]: /this step \(it writes `node\.weight`\) is not allowed by the modifies clause of `ModifiesField\.clear`, which allows only what it lists/

    //@ requires node.holder == tid
    //@ modifies MarkedNode.mark
    void clearAny(/*@ non_null */ MarkedNode node) { node.mark = 0; }

    //@ requires one.holder == tid && other.holder == tid
    //@ modifies one.mark
    void clearOne(/*@ non_null */ MarkedNode one, /*@ non_null */ MarkedNode other) {
        clearAny(one);
//      ^^^^^^^^^^^^^ error[modifies]: /this step \(it calls `clearAny`\) is not allowed by the modifies clause of `ModifiesField\.clearOne`, which allows only what it lists/
    }

    //@ requires one.holder == tid && other.holder == tid && one.mark == 3
    //@ modifies MarkedNode.mark
    //@ ensures one.mark == 3
    //  ^^^^^^^^^^^^^^^^^^^^^ error[postcondition]: /`ModifiesField\.keepsTheOther` may return although `one\.mark == 3` does not hold/
    void keepsTheOther(/*@ non_null */ MarkedNode one, /*@ non_null */ MarkedNode other) {
        clearAny(other);
    }
}
