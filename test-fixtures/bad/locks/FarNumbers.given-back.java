//- verdict: failed
//- java-checks: auto
// One of the numbers differs by one, far out, so the lock is given back without having been taken.
import java.util.concurrent.locks.ReentrantLock;
import javax.annotation.concurrent.GuardedBy;

class FarNumbers {
    private final ReentrantLock lock = new ReentrantLock();
    @GuardedBy("lock") private int n;
    void use(int k, boolean isOther) {
        lock.lock();
        n = 1;
        go(k, isOther);
        assert n == 1;
        //     ^ error[access-discipline]: /`n` is read here although `lock\.owner == tid` may hold for another thread, which then relies on nobody else using it/
        //     ^^^^^^ error[assertion]: /`n == 1` may not hold here\./
        lock.unlock();
//      ^^^^^^^^^^^^^ error[precondition]: /`Lock\.unlock` requires `owner == tid`, which may not hold at this call\./
    }
    @GuardedBy("lock") private void go(int k, boolean isOther) {
        if (k > 0) deep(k - 1, isOther);
    }
    @GuardedBy("lock") private void deep(int k, boolean isOther) {
        if (k > 100) {
            go(k, isOther);
            return;
        }
        long v;
        if (isOther) v = 9007199254740993L;
        else v = 9007199254740992L;
        if (v == 9007199254740993L) lock.lock();
        lock.unlock();
    }
    void set(int value) {
        lock.lock();
        try {
            n = value;
        } finally {
            lock.unlock();
        }
    }
}
