//- verdict: failed
// The bug that Moore and Porter suggest: main changes `objref` of a job that runs.
// The Apprentice challenge problem of Moore and Porter, annotated as in calvin-tcs 7.1.

class Container {
    /*@ unwritable_by_env_if holder == tid */
    int counter;

    /*@ env_assumption \old(counter) <= counter */
}

class Job extends Thread {
    /*@ unwritable_by_env_if tid == main || objref != null */
    //  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ related {a}
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
        Container bogus = new Container();
        for (;;) {
            Job job = new Job();
            job.objref = container;
            job.start();
            job.objref = bogus;
//          ^^^^^^^^^^^^^^^^^^ error[write-discipline] {a}: /objref/
        }
    }
}
