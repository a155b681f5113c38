//- verdict: verified
//- java-checks: auto
//- option: all
// Two threads may compute the same value of the same key and put it in one after the other: nothing is lost.
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

class Memos {
    private final Map<Integer, Long> squares = new ConcurrentHashMap<>();
    private final Map<Integer, Long> numbers = new ConcurrentHashMap<>();
    private int base;

    private static long slow(long n) {
        long result = 0;
        for (long i = 0; i < n; i++) result += n;
        return result;
    }
    long square(int n) {
        Long known = squares.get(n);
        if (known == null) {
            known = slow(n);
            squares.put(n, known);
        }
        return known;
    }
    long fibonacci(int n) {
        Long known = numbers.get(n);
        if (known != null) return known;
        long value = n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2);
        numbers.put(n, value);
        return value;
    }
    synchronized int next() { return base++; }
}
