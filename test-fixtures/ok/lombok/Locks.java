//- verdict: verified
//- option: all
// `@Synchronized` holds a lock during the whole method: one that Lombok adds, of the object or the class, or the field that is named.
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
