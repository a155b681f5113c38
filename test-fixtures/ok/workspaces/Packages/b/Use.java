//- verdict: verified
package b;

import a.Lock;

public class Use {
    private final Lock lock = new Lock();

    public void raise() {
        synchronized (lock) {
            lock.level++;
            /*@ assert lock.holder == tid */
        }
    }
}
