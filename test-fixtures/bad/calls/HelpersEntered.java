//- verdict: failed
// A helper is checked where it is put in the place of its call; what a thread, the start of the program or the library enters, or nobody calls, is checked alone.
import java.util.Map;
import java.util.Objects;

class HelpersEntered {
    //@ global_invariant n == 0
    static volatile int n;

    static class Started extends Thread {
        /*@ helper */ public void run() { n = 1; }
        //                                ^^^^^ error[global-invariant]: /the invariant `n == 0` may not hold after this: this step \(it writes `n`\)/
    }
    static class Task implements Runnable {
        public /*@ helper */ void run() { change(); }
        //                                ^^^^^^^^ error[global-invariant]: /the invariant `n == 0` may not hold after this: this step \(it writes `n`\)/
        /*@ helper */ private void change() { n = 2; }
    }
    static class Base {
        /*@ helper */ public void run() { n = 3; }
        //                                ^^^^^ error[global-invariant]: /the invariant `n == 0` may not hold after this: this step \(it writes `n`\)/
    }
    static class Inherits extends Base implements Runnable { }
    interface Runs extends Runnable {
        /*@ helper */ default void run() { n = 4; }
        //                                 ^^^^^ error[global-invariant]: /the invariant `n == 0` may not hold after this: this step \(it writes `n`\)/
    }
    static class Key implements Comparable<Key> {
        /*@ helper */ public boolean equals(Object o) { n = 5; return o == this; }
        //                                              ^^^^^ error[global-invariant]: /the invariant `n == 0` may not hold after this: this step \(it writes `n`\)/
        //                                              ^^^^^ error[modifies]: /this step \(it writes `n`\) is not allowed here: `HelpersEntered\.Key\.equals` overrides a method of the library that may be called anywhere and is believed to change nothing/
        /*@ helper */ public int hashCode() { n = 6; return 1; }
        //                                    ^^^^^ error[global-invariant]: /the invariant `n == 0` may not hold after this: this step \(it writes `n`\)/
        //                                    ^^^^^ error[modifies]: /this step \(it writes `n`\) is not allowed here: `HelpersEntered\.Key\.hashCode` overrides a method of the library that may be called anywhere and is believed to change nothing/
        /*@ helper */ public String toString() { n = 7; return ""; }
        //                                       ^^^^^ error[global-invariant]: /the invariant `n == 0` may not hold after this: this step \(it writes `n`\)/
        //                                       ^^^^^ error[modifies]: /this step \(it writes `n`\) is not allowed here: `HelpersEntered\.Key\.toString` overrides a method of the library that may be called anywhere and is believed to change nothing/
        /*@ helper */ public int compareTo(Key other) { n = 8; return 0; }
        //                                              ^^^^^ error[global-invariant]: /the invariant `n == 0` may not hold after this: this step \(it writes `n`\)/
        //                                              ^^^^^ error[modifies]: /this step \(it writes `n`\) is not allowed here: `HelpersEntered\.Key\.compareTo` overrides a method of the library that may be called anywhere and is believed to change nothing/
    }
    static void start(Runnable task) {
        if (task == null) return;
        new Thread(task).start();
//      ^^^^^^^^^^^^^^^^^^^^^^^^ error[precondition]: /the thread is started here with another thread to run, but `HelpersEntered\.Started\.run` is checked for its own thread only/
    }
    static boolean same(Key one, Object other) {
        return Objects.equals(one, other);
    }
    /*@ helper */ static void nobodyCallsIt() { n = 9; }
    //                                          ^^^^^ error[global-invariant]: /the invariant `n == 0` may not hold after this: this step \(it writes `n`\)/

    /*@ helper */ public static void main(String[] args) {
        new Started().start();
        n = 10;
//      ^^^^^^ error[global-invariant]: /the invariant `n == 0` may not hold after this: this step \(it writes `n`\)/
    }
}
