//- verdict: failed
//- option: all
// One method uses the field without the lock that Lombok adds.
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

    int hits() {
        return hits;
        //     ^^^^ error[race]: /`hits` is read here without holding `\$lock`, which every write of it holds/
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
