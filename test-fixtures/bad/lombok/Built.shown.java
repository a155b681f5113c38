//- verdict: failed
//- option: all
// A thread shows the builder, while another one sets what is to be built.
import lombok.Builder;

@Builder
//- at 1-9: error[race]: /`size` may be written by one thread while another one uses it: no lock is held wherever it is used/
//- at 1-9: error[race]: /in `Room\.RoomBuilder\.build`, which `@Builder` generates: `size` may be written by one thread while another one uses it: no lock is held wherever it is used/
//- at 1-9: error[race]: /in `Room\.RoomBuilder\.size`, which `@Builder` generates: `size` may be written by one thread while another one uses it: no lock is held wherever it is used/
//- at 1-9: error[race]: /in `Room\.RoomBuilder\.toString`, which `@Builder` generates: `size` may be written by one thread while another one uses it: no lock is held wherever it is used/
class Room {
    private final int size;
}

class Built {
    private final int first;
    private volatile int second;

    @Builder(toBuilder = true)
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
        new Thread(() -> System.out.println(room.toString())).start();
        //                                  ^^^^^^^^^^^^^^^ warning[null-dereference]: /`room` may be null here\./
        room.size(3);
        sum.other(4);
        System.out.println(room.toString() + sum.get() + Built.builder().first(1).second(2).build().toBuilder().first(3));
    }
}
