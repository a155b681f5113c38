//- verdict: verified
// The Apprentice challenge problem of Moore and Porter, annotated as in calvin-tcs 7.1.

class Container {
    /*@ unwritable_by_env_if holder == tid */
    int counter;

    /*@ env_assumption \old(counter) <= counter */
}

class Job extends Thread {
    /*@ unwritable_by_env_if tid == main || objref != null */
    Container objref;

    //@ requires objref != null
    public final void run() {
        for (;;) {
            synchronized (objref) {
                objref.counter = objref.counter + 1;
            }
        }
    }
}

class Apprentice {
    public static void main(String[] args) {
        Container container = new Container();
        for (;;) {
            Job job = new Job();
            job.objref = container;
            job.start();
        }
    }
}
