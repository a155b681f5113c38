//- verdict: none
// A class of a package, used from another one.
package a;

public class Lock {
    /*@ unwritable_by_env_if holder == tid */
    public int level;
}
