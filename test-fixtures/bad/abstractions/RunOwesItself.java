//- verdict: failed
// Nobody calls `run` of a thread, so what its actions owe to other classes it must show itself.

class Rising {
    static volatile int level;
    /*@ env_assumption level >= \old(level) */
}

class RunOwesItself extends Thread {
    /*@ action: also_modifies Rising.level ensures Rising.level == -1 */
    public void run() {
        Rising.level = -1;
//      ^^^^^^^^^^^^^^^^^ error[env-assumption]: /this step \(it writes `Rising\.level`\) breaks what other threads assume of their environment: `level >= \\old\(level\)` may not hold of this step/
    }
}
