//- verdict: failed
//- option: all
// A field with `$` is shown where it is named, and it is neither volatile nor read under the lock.
import lombok.EqualsAndHashCode;
import lombok.ToString;
import lombok.experimental.Accessors;

@ToString
@EqualsAndHashCode
class Lamp {
    @ToString.Include private static volatile int made;
    private boolean on;
    private boolean isHot;
    private int x;
    @ToString.Exclude @EqualsAndHashCode.Exclude private int hours;

    synchronized boolean getOn() {
        return on;
    }

    synchronized boolean isIsHot() {
        return isHot;
    }

    synchronized int getx() {
        return x;
    }

    @ToString.Include(name = "age", rank = 2)
    @EqualsAndHashCode.Include
    synchronized int age() {
        return hours;
    }

    synchronized void turn() {
        on = !on;
        isHot = on;
        x = x + 1;
        hours = hours + 1;
    }

    static synchronized void make() {
        made = made + 1;
    }
}

@Accessors(fluent = true)
@ToString(of = {"isOpen", "$count"})
//- at 1-37: error[race]: /in `Door\.toString`, which `@ToString` generates: `this\.\$count` is read here without holding `this`, which every write of it holds/
class Door {
    private boolean isOpen;
    private int $count;
    private int unseen;

    synchronized boolean open() {
        return isOpen;
    }

    synchronized void move() {
        isOpen = !isOpen;
        $count = $count + 1;
        unseen = $count;
    }
}

class Asked {
    public static void main(String[] args) {
        Lamp lamp = new Lamp();
        Door door = new Door();
        new Thread(() -> { lamp.turn(); door.move(); Lamp.make(); }).start();
        lamp.turn();
        door.move();
        Lamp.make();
        System.out.println(lamp.toString() + door.toString());
        //                                   ^^^^^^^^^^^^^^^ error[race]: /`this\.\$count` is read here without holding `this`, which every write of it holds/
    }
}
