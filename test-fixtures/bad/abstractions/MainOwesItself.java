//- verdict: failed
// Nobody calls `main` but the machine, so what its actions owe to other classes it must show itself.

class Rising {
    static volatile int level;
    /*@ env_assumption level >= \old(level) */
}

class MainOwesItself {
    /*@ action: also_modifies Rising.level ensures Rising.level == -1 */
    public static void main(String[] args) {
        Rising.level = -1;
//      ^^^^^^^^^^^^^^^^^ error[env-assumption]: /this step \(it writes `Rising\.level`\) breaks what other threads assume of their environment: `level >= \\old\(level\)` may not hold of this step/
    }
}
