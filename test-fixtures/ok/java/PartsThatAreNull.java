//- verdict: verified
/** A switch over patterns is exhaustive for Java although a part that is null may match none of them: then it throws. */
class PartsThatAreNull {
    sealed interface Shape permits Dot, Line {
    }

    record Dot(int x) implements Shape {
    }

    record Line(Dot from, Dot to) implements Shape {
    }

    static int width(Shape shape) {
        if (shape == null) return 0;
        int seen;
        try {
            seen = switch (shape) {
                case Dot(int x) -> 1;
                case Line(Dot(int from), Dot(int to)) -> 2;
            };
        } catch (MatchException e) {
            seen = 3;
        }
        /*@ assert !(shape instanceof Line) ==> seen == 1 */
        return seen;
    }

    static void known() {
        int half = width(new Line(null, new Dot(1)));
        int whole = width(new Line(new Dot(0), new Dot(1)));
        int dot = width(new Dot(7));
        /*@ assert half == 3 && whole == 2 && dot == 1 */
    }

    /*@ requires shape != null */
    /*@ modifies \nothing */
    /*@ exsures (RuntimeException e) shape instanceof Line */
    static int bare(Shape shape) {
        return switch (shape) {
            case Dot(int x) -> 1;
            case Line(Dot(int from), var to) -> 2;
        };
    }
}
