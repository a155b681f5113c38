//- verdict: failed
// Uses a class of another file; its fields are guarded here, too.

class Client {
    //@ requires counter != null
    static void use(Counter counter) {
        int first = counter.next();
        //          ^^^^^^^^^^^^^^ error[env-assumption]
        //          ^^^^^^^^^^^^^^ error[race]
        //          ^^^^^^^^^^^^^^ error[write-discipline]
        int second = counter.next();
        //           ^^^^^^^^^^^^^^ error[env-assumption]
        //           ^^^^^^^^^^^^^^ error[race]
        //           ^^^^^^^^^^^^^^ error[write-discipline]
        /*@ assert first <= second */
        synchronized (counter) {
            counter.n = counter.n + 2;
        }
    }
}
