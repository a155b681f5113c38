//- verdict: failed
//- option: all
// The field is written under the lock that several may hold.
import java.util.concurrent.locks.ReentrantReadWriteLock;
import lombok.Locked;

class LockedPairs {
    private int count;

    @Locked
    void up() {
        count++;
    }

    @Locked
    int count() {
        return count;
    }

    static void counted() {
        LockedPairs one = new LockedPairs();
        new Thread(() -> one.up()).start();
        one.count();
    }
}

class Table {
    private final ReentrantReadWriteLock rows = new ReentrantReadWriteLock();
    private int size;
    //          ^^^^ error[race]: /`size` may be written by one thread while another one uses it: `\$lock` is held only for reading where it is written, and several threads may hold it so at once/
    private int width;

    @Locked.Read
    void grow() {
        size++;
    }

    @Locked.Read
    int size() {
        return size;
    }

    @Locked.Write("rows")
    void widen(int by) {
        if (by < 0) return;
        width += by;
    }

    @Locked.Read("rows")
    int width() {
        return width;
    }

    static void filled() {
        Table table = new Table();
        new Thread(() -> { table.grow(); table.widen(2); }).start();
        table.size();
        table.width();
    }
}
