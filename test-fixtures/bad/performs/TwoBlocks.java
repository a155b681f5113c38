//- verdict: failed
// An atomic block whose places are known only inside of it commutes with nothing.
class Links {
    static class Node { volatile int value; volatile Node next; }
    volatile Node head;

    // Which node's value is written is known only when the block is entered.
    /*@ performs (Node.value) { true } */
    void bothFirst() {
        /*@ atomic */ {
            Node first = head;
            if (first != null) first.value = 1;
        }
        /*@ atomic */ {
        //            ^ error[not-atomic]: /another thread may run before this step \(it enters an atomic block\), but the method has already changed something that others can see, so it is not one atomic action/
            Node first = head;
            if (first != null) first.value = 2;
        }
    }
}
