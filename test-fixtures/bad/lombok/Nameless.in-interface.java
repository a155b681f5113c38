//- verdict: failed
//- option: all
// The field of a class inside of an interface, which its generated accessors read and write in two threads, is not volatile.
import lombok.Getter;
import lombok.Setter;
import lombok.experimental.Accessors;

interface Level {
    int getLevel();

    void setLevel(int level);

    class Kept {
        @Getter @Setter private int kept;
        //                          ^^^^ error[race]: /`kept` may be written by one thread while another one uses it: no lock is held wherever it is used/
    }
}

record Point(int x, int y) {
    @Getter @Setter private static volatile int made;
}

@Accessors(fluent = true, chain = false)
enum Mode {
    FAST {
        @Getter @Setter private volatile int speed;

        @Override
        int now() {
            return speed();
        }

        @Override
        void to(int speed) {
            speed(speed);
        }
    };

    abstract int now();

    abstract void to(int speed);
}

class Nameless {
    static void shared() {
        Level level = new Level() {
            @Getter @Setter private volatile int level;
        };
        Level.Kept kept = new Level.Kept();
        var pair = new Object() {
            @Getter @Setter private volatile int left;
        };
        class Local {
            @Getter @Setter private volatile int right;
        }
        Local local = new Local();
        new Thread(() -> { level.setLevel(3); kept.setKept(4); pair.setLeft(5); local.setRight(6); Mode.FAST.to(8); Point.setMade(9); }).start();
        level.setLevel(level.getLevel());
        kept.setKept(kept.getKept());
        pair.setLeft(pair.getLeft());
        local.setRight(local.getRight());
        Mode.FAST.to(Mode.FAST.now());
        Point.setMade(8);
    }

    public static void main(String[] args) {
        shared();
    }
}
