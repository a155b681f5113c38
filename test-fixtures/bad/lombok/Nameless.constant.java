//- verdict: failed
//- option: all
// The field of an enum constant is guarded, and its generated accessors read and write it without the lock.
import lombok.Getter;
import lombok.Setter;
import lombok.experimental.Accessors;

interface Level {
    int getLevel();

    void setLevel(int level);

    class Kept {
        @Getter @Setter private volatile int kept;
    }
}

record Point(int x, int y) {
    @Getter @Setter private static volatile int made;
}

@Accessors(fluent = true, chain = false)
enum Mode {
    FAST {
        @Getter @Setter private /*@ guarded_by this.holder == tid */ int speed;
//      ^^^^^^^ error[access-discipline]: /in `Mode\.FAST\.speed\(\)`, which `@Getter` generates: `this\.speed` is read here although `this\.holder == tid` may hold for another thread, which then relies on nobody else using it/
        //      ^^^^^^^ error[access-discipline]: /in `Mode\.FAST\.speed\(int\)`, which `@Setter` generates: `this\.speed` is written here although `this\.holder == tid` may hold for another thread, which then relies on nobody else writing it/

        @Override
        int now() {
            return speed();
            //     ^^^^^^^ error[access-discipline]: /`this\.speed` is read here although `this\.holder == tid` may hold for another thread, which then relies on nobody else using it/
        }

        @Override
        void to(int speed) {
            speed(speed);
//          ^^^^^^^^^^^^ error[access-discipline]: /`this\.speed` is written here although `this\.holder == tid` may hold for another thread, which then relies on nobody else writing it/
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
        //                                                                                         ^^^^^^^^^^^^^^^ error[access-discipline]: /`this\.speed` is written here although `this\.holder == tid` may hold for another thread, which then relies on nobody else writing it/
        level.setLevel(level.getLevel());
        kept.setKept(kept.getKept());
        pair.setLeft(pair.getLeft());
        local.setRight(local.getRight());
        Mode.FAST.to(Mode.FAST.now());
        //           ^^^^^^^^^^^^^^^ error[access-discipline]: /`this\.speed` is read here although `this\.holder == tid` may hold for another thread, which then relies on nobody else using it/
        Point.setMade(8);
    }

    public static void main(String[] args) {
        shared();
//      ^^^^^^^^ error[access-discipline]: /`this\.speed` is read here although `this\.holder == tid` may hold for another thread, which then relies on nobody else using it/
//      ^^^^^^^^ error[access-discipline]: /`this\.speed` is written here although `this\.holder == tid` may hold for another thread, which then relies on nobody else writing it/
    }
}
