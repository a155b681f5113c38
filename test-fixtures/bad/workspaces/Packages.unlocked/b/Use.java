//- verdict: failed
package b;

import a.Lock;

public class Use {
    private final Lock lock = new Lock();

    public void raise() {
        lock.level++;
//      ^^^^^^^^^^ error[race]
//      ^^^^^^^^^^^^ error[write-discipline]
    }
}
