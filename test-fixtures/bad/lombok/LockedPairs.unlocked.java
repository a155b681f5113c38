//- verdict: failed
//- option: all
// One method uses the field without the lock.
import java.util.concurrent.locks.ReentrantReadWriteLock;
import lombok.Locked;

class LockedPairs {
    private int count;

    @Locked
    void up() {
        count++;
    }

    int count() {
        return count;
        //     ^^^^^ error[race]: /`count` is read here without holding `\$lock`, which every write of it holds/
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
    private int width;

    @Locked.Write
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
