//- verdict: failed
//- option: all
// The lock that is named is another one.
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

    @Synchronized
    void read() {
        read++;
    }

    int readings() {
        synchronized (readings) {
            return read;
            //     ^^^^ error[race]: /`read` is read here without holding `\$lock`, which every write of it holds/
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
