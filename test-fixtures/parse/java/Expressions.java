package fixtures.parse;

import java.util.*;
import java.util.function.*;
import static java.lang.Math.*;

/** Every kind of expression that Java 21 has. */
class Expressions<T extends Comparable<? super T> & java.io.Serializable> {
    static final int DECIMAL = 1_000, HEX = 0xFF_FF, OCTAL = 017, BINARY = 0b1010;
    long large = 9_223_372_036_854_775_807L, least = -9223372036854775808L;
    int smallest = -2147483648, allBits = 0xFFFFFFFF;
    double[] numbers = {1.5, .5, 1., 1e10, 1.5e-3d, 2f, 0x1.8p3, 1_0.0_1};
    char[] characters = {'a', '\n', '\'', '"', '\\', '\u0041', '\0', '\377', 'é'};
    String text = "a \"quoted\" string \t with \u0041 // no comment /* either */";
    String empty = "";
    String block = """
        A text block with "quotes", ""two"" of them, \""" escaped,
          indentation and a \
        joined line.
        """;
    String emptyBlock = """
        """;
    int[] array[] = new int[3][], more[] = {{1}, {2, 3,}, {}};

    Object everything(Object o, T t, int... rest) throws Exception {
        int i = 0, j = -1, k = +2;
        i++; ++i; i--; --i;
        i += 1; i -= 1; i *= 2; i /= 2; i %= 3; i <<= 1; i >>= 1; i >>>= 1; i &= 1; i |= 1; i ^= 1;
        boolean b = i < j && j <= k || k > i ^ i >= j & i != j | !(i == j);
        i = i + j - k * i / (j % k) << 1 >> 2 >>> 3 & ~i | j ^ k;
        i = b ? j : b ? k : (i);
        i = j = k;
        i = (int) 1.5 + (int) (long) -2 - (i) - j;
        Runnable r = (Runnable & java.io.Serializable) () -> {};
        Function<Integer, Integer> f = x -> x + 1, g = (x) -> { return x; }, h = (Integer x) -> -x;
        BiFunction<Integer, Integer, Integer> add = (x, y) -> x + y, sub = (final var x, var y) -> x - y;
        Supplier<List<String>> s = ArrayList::new;
        IntFunction<int[]> make = int[]::new;
        Function<Object, String> show = Object::toString;
        Supplier<String> own = this::toString, parent = super::toString, outer = Expressions.super::toString;
        Class<?> c = int.class, d = String[].class, e = java.util.Map.Entry.class, v = void.class;
        Object made = new Object(), anonymous = new Object() { int field = 1; @Override public String toString() { return ""; } };
        Inner inner = this.new Inner(), other = new Expressions<T>().new Inner();
        List<Map<String, List<int[]>>> nested = new ArrayList<>();
        List<? extends Number>[] wild = null;
        String joined = "a" + 1 + 'c' + null + 1.0 + true;
        if (o instanceof String) return o;
        if (o instanceof String str && str.length() > 0) return str;
        if (o instanceof final String str) return str;
        if (o instanceof Point(int x, int y)) return x + y;
        if (o instanceof Expressions.Line(Point(var x, var y), Point end)) return x;
        if (!(o instanceof List<?> list)) return null;
        Collections.<String>emptyList(); this.<String>generic(null); Expressions.super.toString();
        array[i][j] = numbers.length > 0 ? (int) numbers[0] : this.array[0][1];
        new int[]{1, 2}[0]++;
        ((Object) o).hashCode(); (b ? o : t).hashCode(); "abc".length();
        Expressions.this.text = super.toString();
        return switch (i) {
            case 1, 2 -> "few";
            case 3 -> { String result = "three"; yield result; }
            case 4 -> throw new IllegalStateException();
            default -> "many";
        };
    }

    <U> U generic(U u) { return u; }

    class Inner {}
    record Point(int x, int y) {}
    record Line(Point start, Point end) {}
}
