//- verdict: failed
// Nobody else writes what is one thread's own, but a called method does.

/*@ thread_local */ class Slate {
    int mark;
}

class ThreadLocalWritten {
    /*@ requires slate != null; modifies slate.mark */
    static void scribble(Slate slate) {
        slate.mark = 7;
    }

    static void m() {
        Slate slate = new Slate();
        slate.mark = 1;
        scribble(slate);
        /*@ assert slate.mark == 1 */
        //         ^^^^^^^^^^^^^^^ error[assertion]: /`slate\.mark == 1` may not hold here\./
    }
}
