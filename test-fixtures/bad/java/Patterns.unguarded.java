//- verdict: failed
// Patterns of types and records, with guards, tried in the order in which they stand.

interface Shape {
}

record Point(int x, int y) {
}

record Circle(Point center, int radius) implements Shape {
}

record Box(Point corner, int width) implements Shape {
}

record Pair<A>(A left, A right) {
}

class Patterns {
    static int size(Object o) {
        return switch (o) {
            case null -> -1;
            case Integer i when i > 100 -> 99;
            case Integer i -> i;
            case Circle(Point(int x, int y), int r) when x == y -> r;
            case Circle c -> c.radius() + 1;
            case String s -> s.length();
            case Object other -> 0;
        };
    }

    static void sizes() {
        int a = size(new Circle(new Point(3, 3), 7));
        /*@ assert a == 7 */
        int b = size(new Circle(new Point(3, 4), 7));
        /*@ assert b == 8 */
        int c = size(null);
        /*@ assert c == -1 */
        int d = size(150);
        /*@ assert d == 100 */
        //         ^^^^^^^^ error[assertion]
        int e = size(new Object());
        /*@ assert e == 0 */
        // The nested pattern does not match a center that is not there.
        int f = size(new Circle(null, 9));
        /*@ assert f == 10 */
    }

    static int test(Object o) {
        if (o instanceof Circle(Point(var x, _), int r) && r > x) {
            /*@ assert r > x */
            return r - x;
        }
        if (!(o instanceof Pair<?>(Object left, Object right))) {
            return 1;
        }
        return left == null || right == null ? 2 : left.equals(right) ? 3 : 4;
    }

    static int old(Object o) {
        int r = 0;
        switch (o) {
            //  ^ warning[null-dereference]: /`o` may be null/
            case Box(Point p, int w) when p.x() > 0 && w > 0:
            //                            ^^^^^ warning[null-dereference]: /`p` may be null/
                r = w;
                break;
            case Box b:
                r = 1;
                break;
            default:
                r = 2;
        }
        /*@ assert r > 0 */
        return r;
    }

    static int first(Pair<Point> pair) {
        if (pair instanceof Pair<Point>(Point l, Point r) && l != null) {
            return l.x();
        }
        return 0;
    }
}
