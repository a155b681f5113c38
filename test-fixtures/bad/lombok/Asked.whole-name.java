//- verdict: failed
//- option: all
// `isIsHot` is a getter of `isHot`; it reads without the lock.
import lombok.EqualsAndHashCode;
import lombok.ToString;
import lombok.experimental.Accessors;

@ToString
//- at 1-10: error[race]: /in `Lamp\.toString`, which `@ToString` generates: `isHot` is read here without holding `this`, which every write of it holds/
@EqualsAndHashCode
//- at 1-19: error[race]: /in `Lamp\.equals`, which `@EqualsAndHashCode` generates: `isHot` is read here without holding `this`, which every write of it holds/
//- at 1-19: error[race]: /in `Lamp\.hashCode`, which `@EqualsAndHashCode` generates: `isHot` is read here without holding `this`, which every write of it holds/
class Lamp {
    @ToString.Include private static volatile int made;
    private boolean on;
    private boolean isHot;
    private int x;
    @ToString.Exclude @EqualsAndHashCode.Exclude private int hours;

    synchronized boolean getOn() {
        return on;
    }

    boolean isIsHot() {
        return isHot;
        //     ^^^^^ error[race]: /`isHot` is read here without holding `this`, which every write of it holds/
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
class Door {
    private boolean isOpen;
    private volatile int $count;
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
    }
}
