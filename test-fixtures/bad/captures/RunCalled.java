//- verdict: failed
// `run` is proved for the thread that enters it at its start; called directly, another one runs it.

class RunCalled extends Thread {
    /*@ unwritable_by_env_if tid == this */
    int work;

    //@ modifies work
    //@ ensures true
    public void run() {
        work = 1;
    }

    static void direct() {
        RunCalled one = new RunCalled();
        one.start();
        one.run();
//      ^^^^^^^^^ error[precondition]
    }
}

class Main {
    /*@ unwritable_by_env_if tid == main */
    static int phase;

    //@ modifies phase
    //@ ensures true
    public static void main(String[] args) {
        phase = 1;
    }

    static void again() {
        main(null);
//      ^^^^^^^^^^ error[precondition]
    }
}
