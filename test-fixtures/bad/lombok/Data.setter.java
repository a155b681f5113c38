//- verdict: failed
//- option: all
// The setter of a field that is used under the lock of the object takes no lock.
import lombok.AccessLevel;
import lombok.Data;
import lombok.EqualsAndHashCode;
import lombok.Getter;
import lombok.Setter;
import lombok.ToString;

@Data
//- at 1-6: error[race]: /in `Shared\.setHits`, which `@Data` generates: `this\.hits` is written here without holding `this`, which is held in most places where it is used/
class Shared {
    private final String name;
    private volatile int size;
    private volatile long sum;
    @Getter(AccessLevel.NONE) @ToString.Exclude @EqualsAndHashCode.Exclude private int hits;

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
