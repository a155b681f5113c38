/**
 * Shapes of ordinary Java: ranges, pairs, results, money: small value classes.
 * Neighbours: `../kit.mjs` is what they are written with; `../compose.mjs` lists all shapes.
 */

export function range(k) {
  const name = k.name('Range', 'Interval', 'Span', 'Bounds');
  const type = k.pick('int', 'long', 'double');
  return `public final class ${name} {
    private final ${type} low;
    private final ${type} high;

    public ${name}(${type} low, ${type} high) {
        ${
          k.flip()
            ? `if (low > high) {
            throw new IllegalArgumentException("low > high");
        }
        this.low = low;
        this.high = high;`
            : `this.low = Math.min(low, high);
        this.high = Math.max(low, high);`
        }
    }

    public boolean contains(${type} value) {
        return value >= low && value < high;
    }

    public boolean overlaps(${name} other) {
        return low < other.high && other.low < high;
    }

    public ${name} intersection(${name} other) {
        if (!overlaps(other)) {
            return null;
        }
        return new ${name}(Math.max(low, other.low), Math.min(high, other.high));
    }

    public ${name} hull(${name} other) {
        return new ${name}(low < other.low ? low : other.low, high > other.high ? high : other.high);
    }

    public ${type} length() {
        return high - low;
    }

    public ${name}[] split(int parts) {
        ${name}[] result = new ${name}[parts];
        ${type} step = length() / parts;
        for (int i = 0; i < parts; i++) {
            ${type} from = low + i * step;
            result[i] = new ${name}(from, i == parts - 1 ? high : from + step);
        }
        return result;
    }

    public static List<${name}> merge(List<${name}> ranges) {
        List<${name}> sorted = new ArrayList<>(ranges);
        sorted.sort(Comparator.comparing${type === 'double' ? 'Double' : type === 'long' ? 'Long' : 'Int'}(one -> one.low));
        List<${name}> merged = new ArrayList<>();
        ${name} last = null;
        for (${name} one : sorted) {
            if (last != null && one.low <= last.high) {
                last = last.hull(one);
                merged.set(merged.size() - 1, last);
            } else {
                merged.add(one);
                last = one;
            }
        }
        return merged;
    }

    @Override
    public String toString() {
        return "[" + low + ", " + high + ")";
    }
}`;
}

export function pairs(k) {
  const name = k.name('Pair', 'Couple', 'Tuple', 'KeyValue');
  const [left, right] = k.pick(['first', 'second'], ['left', 'right'], ['key', 'value']);
  const C = (word) => word[0].toUpperCase() + word.slice(1);
  return `public final class ${name}<A, B> {
    private final A ${left};
    private final B ${right};

    private ${name}(A ${left}, B ${right}) {
        this.${left} = ${left};
        this.${right} = ${right};
    }

    public static <A, B> ${name}<A, B> of(A ${left}, B ${right}) {
        return new ${name}<>(${left}, ${right});
    }

    public A get${C(left)}() {
        return ${left};
    }

    public B get${C(right)}() {
        return ${right};
    }

    public ${name}<B, A> swap() {
        return new ${name}<>(${right}, ${left});
    }

    public <C> ${name}<C, B> map${C(left)}(Function<? super A, ? extends C> function) {
        return new ${name}<>(function.apply(${left}), ${right});
    }

    public boolean has(Object object) {
        return Objects.equals(${left}, object) || Objects.equals(${right}, object);
    }

    @Override
    public boolean equals(Object object) {
        if (!(object instanceof ${name})) {
            return false;
        }
        ${name}<?, ?> other = (${name}<?, ?>) object;
        return Objects.equals(${left}, other.${left}) && Objects.equals(${right}, other.${right});
    }

    @Override
    public int hashCode() {
        return ${k.flip() ? `Objects.hash(${left}, ${right})` : `(${left} == null ? 0 : ${left}.hashCode()) * 31 + (${right} == null ? 0 : ${right}.hashCode())`};
    }

    @Override
    public String toString() {
        return "(" + ${left} + ", " + ${right} + ")";
    }

    public static <A, B> Map<A, B> toMap(List<${name}<A, B>> pairs) {
        Map<A, B> map = new HashMap<>();
        for (${name}<A, B> pair : pairs) {
            map.put(pair.${left}, pair.${right});
        }
        return map;
    }
}`;
}

export function result(k) {
  const name = k.name('Result', 'Outcome', 'Try', 'Response');
  return `public abstract class ${name}<T> {
    public static final class Success<T> extends ${name}<T> {
        private final T value;

        Success(T value) {
            this.value = value;
        }

        @Override
        public boolean isSuccess() {
            return true;
        }

        @Override
        public T get() {
            return value;
        }

        @Override
        public String message() {
            return "";
        }
    }

    public static final class Failure<T> extends ${name}<T> {
        private final String message;
        private final int code;

        Failure(String message, int code) {
            this.message = message;
            this.code = code;
        }

        @Override
        public boolean isSuccess() {
            return false;
        }

        @Override
        public T get() {
            throw new IllegalStateException(message);
        }

        @Override
        public String message() {
            return code + ": " + message;
        }
    }

    public abstract boolean isSuccess();

    public abstract T get();

    public abstract String message();

    public static <T> ${name}<T> success(T value) {
        return new Success<>(value);
    }

    public static <T> ${name}<T> failure(String message, int code) {
        return new Failure<>(message, code);
    }

    public T orElse(T fallback) {
        return isSuccess() ? get() : fallback;
    }

    public <R> ${name}<R> map(Function<T, R> function) {
        if (isSuccess()) {
            return success(function.apply(get()));
        }
        return failure(message(), ${k.int(1, 500)});
    }

    public void ifSuccess(Consumer<? super T> consumer) {
        if (isSuccess()) {
            consumer.accept(get());
        }
    }

    public static <T> ${name}<T> of(Callable<T> task) {
        try {
            return success(task.call());
        } catch (Exception e) {
            return failure(e.getMessage(), 0);
        }
    }
}`;
}

export function money(k) {
  const name = k.name('Money', 'Amount', 'Price', 'Cash');
  return `public ${k.flip() ? 'final class' : 'class'} ${name} implements Comparable<${name}> {
    public static final ${name} ZERO = new ${name}(0, "${k.pick('EUR', 'USD', 'CHF')}");

    private final long cents;
    private final String currency;

    public ${name}(long cents, String currency) {
        if (currency == null || currency.length() != 3) {
            throw new IllegalArgumentException("currency: " + currency);
        }
        this.cents = cents;
        this.currency = currency;
    }

    public long getCents() {
        return cents;
    }

    public String getCurrency() {
        return currency;
    }

    private void checkSame(${name} other) {
        if (!currency.equals(other.currency)) {
            throw new IllegalArgumentException(currency + " and " + other.currency);
        }
    }

    public ${name} plus(${name} other) {
        checkSame(other);
        return new ${name}(cents + other.cents, currency);
    }

    public ${name} minus(${name} other) {
        checkSame(other);
        return new ${name}(cents - other.cents, currency);
    }

    public ${name} times(int factor) {
        return new ${name}(cents * factor, currency);
    }

    public ${name} percent(int percent) {
        long product = cents * percent;
        return new ${name}(product >= 0 ? (product + 50) / 100 : (product - 50) / 100, currency);
    }

    public ${name}[] share(int people) {
        ${k.maybe(
          60,
          `if (people < 1) {
            throw new IllegalArgumentException("nobody");
        }`,
        )}
        ${name}[] shares = new ${name}[people];
        long each = cents / people;
        long rest = cents % people;
        for (int i = 0; i < people; i++) {
            shares[i] = new ${name}(each + (i < rest ? 1 : 0), currency);
        }
        return shares;
    }

    public boolean isNegative() {
        return cents < 0;
    }

    @Override
    public int compareTo(${name} other) {
        checkSame(other);
        return Long.compare(cents, other.cents);
    }

    @Override
    public boolean equals(Object object) {
        if (object == null || object.getClass() != getClass()) {
            return false;
        }
        ${name} other = (${name}) object;
        return cents == other.cents && currency.equals(other.currency);
    }

    @Override
    public int hashCode() {
        return (int) (cents ^ (cents >>> 32)) + ${k.int(3, 31)} * currency.hashCode();
    }

    @Override
    public String toString() {
        return String.format("%d.%02d %s", cents / 100, Math.abs(cents % 100), currency);
    }
}`;
}

export const VALUES = [range, pairs, result, money];
