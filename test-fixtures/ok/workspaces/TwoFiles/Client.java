//- verdict: verified
// Uses a class of another file; its fields are guarded here, too.

class Client {
    //@ requires counter != null
    static void use(Counter counter) {
        int first = counter.next();
        int second = counter.next();
        /*@ assert first <= second */
        synchronized (counter) {
            counter.n = counter.n + 2;
        }
    }
}
