//- verdict: verified
//- option: all
// An object of a class with `@Data` is used by several threads: what its generated members read and write is volatile, final, or left out of them.
import lombok.AccessLevel;
import lombok.Data;
import lombok.EqualsAndHashCode;
import lombok.Getter;
import lombok.Setter;
import lombok.ToString;

@Data
class Shared {
    private final String name;
    private volatile int size;
    private volatile long sum;
    @Getter(AccessLevel.NONE) @Setter(AccessLevel.NONE) @ToString.Exclude @EqualsAndHashCode.Exclude private int hits;

    synchronized void hit() {
        hits++;
    }

    synchronized int hits() {
        return hits;
    }

    public static void main(String[] args) {
        Shared data = new Shared("one");
        new Thread(() -> { data.hit(); data.setSize(3); data.setSum(4L); }).start();
        data.hit();
        System.out.println(data.getName() + data.getSize() + data.getSum() + data.toString() + data.hashCode() + data.equals(new Shared("two")) + data.hits());
    }
}
