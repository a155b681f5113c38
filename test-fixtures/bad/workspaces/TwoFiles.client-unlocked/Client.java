//- verdict: failed
// Uses a class of another file; its fields are guarded here, too.

class Client {
    //@ requires counter != null
    static void use(Counter counter) {
        int first = counter.next();
        int second = counter.next();
        /*@ assert first <= second */
        counter.n = counter.n + 2;
//      ^^^^^^^^^^^^^^^^^^^^^^^^^ error[env-assumption]
//      ^^^^^^^^^^^^^^^^^^^^^^^^^ error[write-discipline] {a}
        //          ^^^^^^^^^ error[race]
    }
}
