//- verdict: failed
// The same with an environment assumption: the new thread relies on it, too.

class NewThreadAssumption extends Thread {
    volatile int work;

    /*@ env_assumption tid == this ==> \old(work) == work */

    public void run() {
        int before = work;
        int after = work;
        /*@ assert before == after */
    }

    static void launch() {
        NewThreadAssumption one = new NewThreadAssumption();
        one.start();
        one.work = 10;
//      ^^^^^^^^^^^^^ error[env-assumption]
    }
}
