//- verdict: failed
//- option: all
// The lock of an instance method protects no static field.
import lombok.Synchronized;

class Locks {
    private static int made;
    private final Object readings = new Object();
    private int hits;
    private int read;

    @Synchronized
    void hit() {
        hits++;
    }

    @Synchronized
    int hits() {
        return hits;
    }

    @Synchronized("readings")
    void read() {
        read++;
    }

    int readings() {
        synchronized (readings) {
            return read;
        }
    }

    static synchronized int made() {
        return made;
        //     ^^^^ error[race]: /`made` is read here without holding `\$LOCK`, which every write of it holds/
    }

    @Synchronized
    static int make() {
        made++;
        return made;
    }

    public static void main(String[] args) {
        Locks locks = new Locks();
        new Thread(() -> { locks.hit(); locks.read(); make(); }).start();
        System.out.println(locks.hits() + locks.readings() + make());
    }
}
