//- verdict: failed
//- option: all
// A thread sets what a static method is called with, while another one sets it, too.
import lombok.Builder;

@Builder
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
//  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[race]: /`other` may be written by one thread while another one uses it: no lock is held wherever it is used/
//  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[race]: /in `Built\.Sum\.get`, which `@Builder` generates: `other` may be written by one thread while another one uses it: no lock is held wherever it is used/
//  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[race]: /in `Built\.Sum\.other`, which `@Builder` generates: `other` may be written by one thread while another one uses it: no lock is held wherever it is used/
//  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[race]: /in `Built\.Sum\.toString`, which `@Builder` generates: `other` may be written by one thread while another one uses it: no lock is held wherever it is used/
    static int add(int one, int other) {
        return one + other;
    }

    synchronized void up() {
        second = second + 1;
    }

    public static void main(String[] args) {
        Room.RoomBuilder room = Room.builder();
        Built.Sum sum = Built.sum().one(1);
        new Thread(() -> System.out.println(sum.other(5))).start();
        //                                  ^^^^^^^^^^^^ warning[null-dereference]: /`sum` may be null here\./
        room.size(3);
        sum.other(4);
        System.out.println(room.toString() + sum.get() + Built.builder().first(1).second(2).build().toBuilder().first(3));
    }
}
