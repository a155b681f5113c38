//- verdict: failed
//- option: all
// `toBuilder` reads the field without the lock.
import lombok.Builder;

@Builder
class Room {
    private final int size;
}

class Built {
    private final int first;
    private int second;

    @Builder(toBuilder = true)
//  ^^^^^^^^^^^^^^^^^^^^^^^^^^ error[race]: /in `Built\.toBuilder`, which `@Builder` generates: `this\.second` is read here without holding `this`, which every write of it holds/
    Built(int first, int second) {
        this.first = first;
        this.second = second;
    }

    @Builder(builderClassName = "Sum", builderMethodName = "sum", buildMethodName = "get")
    static int add(int one, int other) {
        return one + other;
    }

    synchronized void up() {
        second = second + 1;
    }

    public static void main(String[] args) {
        Room.RoomBuilder room = Room.builder();
        Built.Sum sum = Built.sum().one(1);
        new Thread(() -> System.out.println("starts")).start();
        room.size(3);
        sum.other(4);
        System.out.println(room.toString() + sum.get() + Built.builder().first(1).second(2).build().toBuilder().first(3));
    }
}
