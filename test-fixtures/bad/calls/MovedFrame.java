//- verdict: failed
// What `modifies` names is looked up when the method is entered, not when it writes.

class MovedFrame {
    MovedFrame next;
    //         ^^^^ information[unguarded-field]: /`next` is an ordinary field without a synchronization discipline: other threads are taken to write it at any time, and races on it are not reported/
    int n;
    //  ^ information[unguarded-field]: /`n` is an ordinary field without a synchronization discipline: other threads are taken to write it at any time, and races on it are not reported/

    /*@ requires other != null; modifies next, next.n */
    void m(MovedFrame other) {
        next = other;
        other.n = 1;
//      ^^^^^^^^^^^ error[modifies]: /this step \(it writes `other\.n`\) is not allowed by the modifies clause of `MovedFrame\.m`, which allows only what it lists/
    }
}
