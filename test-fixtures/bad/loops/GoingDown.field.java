//- verdict: unsupported
// A number that is read from a field or an element is not what the loop alone makes smaller.

class GoingDown {
    private int left;
    //          ^^^^ information[unguarded-field]: /`left` is an ordinary field without a synchronization discipline: other threads are taken to write it at any time, and races on it are not reported/

    void field() {
        //@ decreases left
        //  ^^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: the clause `decreases` about a field or an element: keep its value in a local, and name that/
        while (left > 0) {
            left--;
        }
    }

    void element(int[] counts) {
        //@ decreases counts[0]
        //  ^^^^^^^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: the clause `decreases` about a field or an element: keep its value in a local, and name that/
        while (counts[0] > 0) {
            counts[0]--;
        }
    }
}
