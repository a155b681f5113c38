//- verdict: failed
//- option: all
// `@Getter` at the class is about the guarded field, too.
import javax.annotation.concurrent.GuardedBy;
import lombok.AccessLevel;
import lombok.Getter;
import lombok.Setter;

@Getter
//- at 1-8: error[access-discipline]: /in `Accessors\.getCount`, which `@Getter` generates: `this\.count` is read here although `lock\.holder == tid` may hold for another thread, which then relies on nobody else using it/
class Accessors {
    private final Object lock = new Object();
    @GuardedBy("lock") @Setter(AccessLevel.PRIVATE) private int count;
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
