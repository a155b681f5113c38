//- verdict: failed
// The functional interfaces of Java: what is handed over is what is called.
import java.util.Comparator;
import java.util.concurrent.Callable;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.IntUnaryOperator;
import java.util.function.Predicate;
import java.util.function.Supplier;

class Functions {
    static final class Point {
        final int x;

        Point(int x) {
            this.x = x;
        }

        int doubled() {
            return x + x;
        }
    }

    static int sum(/*@ non_null */ IntUnaryOperator f, int a) {
        return f.applyAsInt(a) + f.applyAsInt(a + 1);
    }

    static <A, B> B apply(/*@ non_null */ Function<A, B> f, A a) {
        return f.apply(a);
    }

    static void submit(/*@ non_null */ Runnable task) {
        task.run();
    }

    static <V> V submit(/*@ non_null */ Callable<V> task) throws Exception {
        return task.call();
    }

    static void nothing() {
    }

    static void primitive() {
        int twice = sum(x -> x * 2, 3);
        //@ assert twice == 14
    }

    static void objects() {
        Supplier<Point> make = () -> new Point(5);
        Point p = make.get();
        //@ assert p != null && p.x == 5
        Predicate<Point> positive = q -> q.x > 0;
        //                               ^^^ warning[null-dereference]: /`q` may be null here\./
        boolean isPositive = positive.test(p);
        //@ assert isPositive
        Comparator<Point> byX = (u, v) -> u == null || v == null ? 0 : u.x - v.x;
        int order = byX.compare(p, new Point(2));
        //@ assert order == 3
        BiFunction<Point, Point, Point> first = (u, v) -> u;
        Point same = first.apply(p, null);
        //@ assert same == p
    }

    static void captured() {
        int[] cell = {0};
        Consumer<Point> add = q -> {
            if (q != null) {
                cell[0] += q.x;
            }
        };
        add.accept(new Point(5));
        add.accept(new Point(6));
        //@ assert cell[0] == 11
    }

    static void inferred() {
        int more = apply(q -> q == null ? 0 : q.x + 1, new Point(6));
        //@ assert more == 7
    }

    static void bound() {
        Point p = null;
        Supplier<Integer> doubled = p::doubled;
        //                          ^^^^^^^^^^ warning[null-dereference]: /`p` may be null here\./
        int d = doubled.get();
        //@ assert d == 8
    }

    /** A call that gives nothing is no Callable. */
    static void overloaded() throws Exception {
        submit(() -> nothing());
        int five = submit(() -> 5);
        //@ assert five == 5
    }

    static int thrown() {
        Callable<Integer> task = () -> {
            throw new Exception();
        };
        try {
            return submit(task);
        } catch (Exception e) {
            return -1;
        }
    }
}
