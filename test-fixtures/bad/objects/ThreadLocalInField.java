//- verdict: failed
// What stands in a field of an object that all threads see is no thread's own, whatever its class says.

/*@ thread_local */ class Note {
//                  ^^^^^^^^^^^^ information[unsupported]: /`Note` is declared thread_local, but an object of it may be reachable from several threads: `last` would hold it where other threads may get at it; so its objects are treated like all others/
    int n;
}

class ThreadLocalInField {
    volatile Note last;

    void work(Note note) {
        if (note == null) return;
        last = note;
        note.n = 3;
        /*@ assert note.n == 3 */
        //         ^^^^^^^^^^^ error[assertion]: /`note\.n == 3` may not hold here\./
    }
}
