//- verdict: failed
//- option: all
// The setter of a guarded field is open to everybody, and takes no lock.
import javax.annotation.concurrent.GuardedBy;
import lombok.AccessLevel;
import lombok.Getter;
import lombok.Setter;

@Getter
class Accessors {
    private final Object lock = new Object();
    @GuardedBy("lock") @Getter(AccessLevel.PRIVATE) @Setter private int count;
    //                                              ^^^^^^^ error[access-discipline]: /in `Accessors\.setCount`, which `@Setter` generates: `this\.count` is written here although `lock\.holder == tid` may hold for another thread, which then relies on nobody else writing it/
    @Setter private volatile boolean isOpen;
    private final int size = 3;
    @Getter @Setter private static volatile int made;

    void add() {
        synchronized (lock) {
            setCount(getCount() + 1);
        }
    }

    static int all() {
        Accessors one = new Accessors();
        one.setOpen(true);
        setMade(one.getSize());
        return one.isOpen() ? one.getSize() : Accessors.getMade();
    }
}
