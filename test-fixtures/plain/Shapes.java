package plain;

import java.util.List;

/** Records, a sealed interface and a switch over patterns. */
public final class Shapes {
    public sealed interface Shape permits Circle, Rectangle, Group {
    }

    public record Circle(double radius) implements Shape {
        public Circle {
            if (radius < 0) {
                throw new IllegalArgumentException("negative radius");
            }
        }
    }

    public record Rectangle(double width, double height) implements Shape {
        public static Rectangle square(double side) {
            return new Rectangle(side, side);
        }

        public boolean isSquare() {
            return width == height;
        }
    }

    public record Group(List<Shape> parts) implements Shape {
    }

    private Shapes() {
    }

    public static double area(Shape shape) {
        return switch (shape) {
            case Circle c -> Math.PI * c.radius() * c.radius();
            case Rectangle(double width, double height) -> width * height;
            case Group group -> {
                double sum = 0;
                for (Shape part : group.parts()) {
                    sum += area(part);
                }
                yield sum;
            }
        };
    }

    public static String describe(Object thing) {
        if (thing instanceof Rectangle r && r.isSquare()) {
            return "a square of " + r.width();
        }
        if (!(thing instanceof Shape s)) {
            return "no shape";
        }
        return "a shape of area " + area(s);
    }
}
