//- verdict: failed
// Opened without the monitor, which notifyAll needs too; and closed again.
@ThreadSafe
class Latch {
    /*@ env_assumption \old(open) ==> open */
    @GuardedBy("this") private boolean open;

    void open() {
        open = true;
//      ^^^^^^^^^^^ error[access-discipline]: /`open` is written here although `this\.holder == tid` may hold for another thread, which then relies on nobody else writing it/
        notifyAll();
//      ^^^^^^^^^^^ warning[monitor-state]: /The monitor of `this` may not be held here, which `notify` needs\./
    }

    synchronized void close() {
        open = false;
//      ^^^^^^^^^^^^ error[env-assumption]: /this step \(it writes `open`\) breaks what other threads assume of their environment: `\\old\(open\) ==> open` may not hold of this step/
    }
}
