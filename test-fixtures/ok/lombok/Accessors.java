//- verdict: verified
//- option: all
// The getters and setters that Lombok generates are methods like those written by hand: of volatile and final fields anybody may call them, and a private one is for those who hold the lock.
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
