//- verdict: failed
//- option: all
// A caller of the private accessors does not hold the lock.
import javax.annotation.concurrent.GuardedBy;
import lombok.AccessLevel;
import lombok.Getter;
import lombok.Setter;

@Getter
class Accessors {
    private final Object lock = new Object();
    @GuardedBy("lock") @Getter(AccessLevel.PRIVATE) @Setter(AccessLevel.PRIVATE) private int count;
    @Setter private volatile boolean isOpen;
    private final int size = 3;
    @Getter @Setter private static volatile int made;

    void add() {
        synchronized (this) {
            setCount(getCount() + 1);
            //       ^^^^^^^^^^ error[access-discipline]: /`this\.count` is read here although `lock\.holder == tid` may hold for another thread, which then relies on nobody else using it/
        }
    }

    static int all() {
        Accessors one = new Accessors();
        one.setOpen(true);
        setMade(one.getSize());
        return one.isOpen() ? one.getSize() : Accessors.getMade();
    }
}
