//- verdict: failed
// Any thread may change `objref` between its three reads: the lock is then not that of the object counted in.
// The Apprentice challenge problem of Moore and Porter, annotated as in calvin-tcs 7.1.

class Container {
    /*@ unwritable_by_env_if holder == tid */
    int counter;

    /*@ env_assumption \old(counter) <= counter */
}

class Job extends Thread {
    Container objref;
    //        ^^^^^^ information[unguarded-field]

    //@ requires objref != null
    public final void run() {
        for (;;) {
            synchronized (objref) {
            //            ^^^^^^ warning[null-dereference]
                objref.counter = objref.counter + 1;
//              ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[env-assumption]
//              ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[null-dereference]
//              ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[write-discipline]
                //               ^^^^^^^^^^^^^^ warning[null-dereference]
                //               ^^^^^^^^^^^^^^ error[race]
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
