//- verdict: verified
//- option: all
// Lambdas whose parameters have no written types stand in a class with generated members: in calls of the library, in a local variable with `val`, and in threads.
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.IntBinaryOperator;
import lombok.Getter;
import lombok.NonNull;
import lombok.ToString;
import lombok.val;

@ToString(onlyExplicitlyIncluded = true)
class Lambdas {
    @Getter private final int limit = 10;
    private final ConcurrentHashMap<String, Integer> sizes = new ConcurrentHashMap<>();
    private int hits;

    void see(@NonNull String name) {
        sizes.computeIfAbsent(name, one -> getLimit());
        sizes.compute(name, (key, old) -> old);
        sizes.merge(name, 1, (one, other) -> one);
    }

    int larger(int one, int other) {
        IntBinaryOperator max = (a, b) -> { val least = a < b ? b : a; return least; };
        return max.applyAsInt(one, other);
    }

    synchronized void hit() {
        hits++;
    }

    public static void main(String[] args) {
        Lambdas lambdas = new Lambdas();
        new Thread(() -> { lambdas.see("one"); lambdas.hit(); }).start();
        lambdas.see("two");
        lambdas.hit();
        System.out.println(lambdas.larger(1, 2));
    }
}
