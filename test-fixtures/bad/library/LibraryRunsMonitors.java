//- verdict: failed
// What the library certainly runs waits for a monitor: not behind a commit point.
import java.util.HashSet;
import java.util.Objects;
class LibraryRunsMonitors {
    private volatile int x;
    static class Key { public synchronized int hashCode() { return 1; } }
    //@ performs (x) { x == 1 }
    void hashed(Key key) {
        //@ assume key != null
        x = 1;
        Objects.hashCode(key);
//      ^^^^^^^^^^^^^^^^^^^^^^ error[witness-missing]: /`LibraryRunsMonitors\.hashed` goes on after its action: another thread may run before this call, which may have to wait for it \(it calls `hashCode`\)\. So it must say where the action is; it verifies with `//@ witness 1` before `Objects\.hashCode\(key\);`/
    }
    //@ performs (x) { x == 1 }
    void valued(Key key) {
        x = 1;
        String.valueOf(key);
//      ^^^^^^^^^^^^^^^^^^^^ error[witness-missing]: /`LibraryRunsMonitors\.valued` goes on after its action: another thread may run before this call, which may have to wait for it \(it calls `valueOf`\)\. So it must say where the action is; it verifies with `//@ witness 1` before `String\.valueOf\(key\);`/
    }
    //@ performs (x) { x == 1 }
    void made(Key key) {
        x = 1;
        HashSet<Key> own = new HashSet<>();
//      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[witness-missing]: /`LibraryRunsMonitors\.made` goes on after its action: another thread may run before this call, which may have to wait for it \(it calls `add`\)\. So it must say where the action is; it verifies with `//@ witness 1` before `HashSet<Key> own = new HashSet<>\(\);`/
        own.add(key);
    }
    //@ performs (x) { x == 1 }
    void equal(Key key) {
        x = 1;
        Objects.equals(key, key);
//      ^^^^^^^^^^^^^^^^^^^^^^^^^ error[witness-missing]: /`LibraryRunsMonitors\.equal` goes on after its action: another thread may run before this call, which may have to wait for it \(it calls `equals`\)\. So it must say where the action is; it verifies with `//@ witness 1` before `Objects\.equals\(key, key\);`/
    }
}
