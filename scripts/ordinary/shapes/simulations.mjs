/**
 * Shapes of ordinary Java: robots, elevators, figures, particles.
 * Neighbours: `../kit.mjs` is what they are written with; `../compose.mjs` lists all shapes.
 */

export function robot(k) {
  const name = k.name('Robot', 'Turtle', 'Rover', 'Vacuum');
  return `public class ${name} {
    public enum Direction {
        NORTH(0, -1), EAST(1, 0), SOUTH(0, 1), WEST(-1, 0);

        final int dx;
        final int dy;

        Direction(int dx, int dy) {
            this.dx = dx;
            this.dy = dy;
        }

        Direction right() {
            return values()[(ordinal() + 1) % values().length];
        }

        Direction left() {
            return values()[(ordinal() + 3) % values().length];
        }

        Direction opposite() {
            return right().right();
        }
    }

    private final int width;
    private final int height;
    private int x;
    private int y;
    private Direction direction = Direction.${k.pick('NORTH', 'EAST')};
    private int energy = ${k.int(20, 200)};

    public ${name}(int width, int height) {
        this.width = width;
        this.height = height;
    }

    public boolean forward() {
        int nx = x + direction.dx;
        int ny = y + direction.dy;
        if (nx < 0 || ny < 0 || nx >= width || ny >= height || energy == 0) {
            return false;
        }
        x = nx;
        y = ny;
        energy--;
        return true;
    }

    public int execute(String program) {
        int executed = 0;
        for (int i = 0; i < program.length(); i++) {
            switch (program.charAt(i)) {
                case 'F' -> {
                    if (!forward()) {
                        return executed;
                    }
                }
                case 'L' -> direction = direction.left();
                case 'R' -> direction = direction.right();
                case 'B' -> direction = direction.opposite();
                default -> throw new IllegalArgumentException("command " + program.charAt(i));
            }
            executed++;
        }
        return executed;
    }

    public int distanceTo(int targetX, int targetY) {
        return Math.abs(targetX - x) + Math.abs(targetY - y);
    }

    public void recharge(int amount) {
        if (amount > 0) {
            energy += amount;
        }
    }

    public Direction getDirection() {
        return direction;
    }

    public boolean isAt(int px, int py) {
        return x == px && y == py;
    }
}`;
}

export function elevator(k) {
  const name = k.name('Elevator', 'Lift', 'Crane', 'CableCar');
  return `public class ${name} {
    private enum State { RESTING, UP, DOWN, OPEN }

    private final boolean[] requests;
    private State state = State.RESTING;
    private int floor;
    private int travelled;

    public ${name}(int floors) {
        if (floors < 2) {
            throw new IllegalArgumentException("floors: " + floors);
        }
        requests = new boolean[floors];
    }

    public void call(int floor) {
        if (floor < 0 || floor >= requests.length) {
            throw new IndexOutOfBoundsException("floor " + floor);
        }
        requests[floor] = true;
    }

    private boolean hasAbove() {
        for (int i = floor + 1; i < requests.length; i++) {
            if (requests[i]) {
                return true;
            }
        }
        return false;
    }

    private boolean hasBelow() {
        for (int i = 0; i < floor; i++) {
            if (requests[i]) {
                return true;
            }
        }
        return false;
    }

    public void tick() {
        switch (state) {
            case RESTING:
            case OPEN:
                if (requests[floor]) {
                    requests[floor] = false;
                    state = State.OPEN;
                } else if (hasAbove()) {
                    state = State.UP;
                } else {
                    state = hasBelow() ? State.DOWN : State.RESTING;
                }
                break;
            case UP:
                floor++;
                travelled++;
                if (requests[floor] || !hasAbove()) {
                    state = State.RESTING;
                }
                break;
            case DOWN:
                floor--;
                travelled++;
                if (requests[floor] || !hasBelow()) {
                    state = State.RESTING;
                }
                break;
        }
    }

    public int runUntilIdle(int limit) {
        int ticks = 0;
        do {
            tick();
            ticks++;
        } while (state != State.RESTING && ticks < limit);
        return ticks;
    }

    public int getFloor() {
        return floor;
    }

    public int getTravelled() {
        return travelled;
    }
}`;
}

export function geometry(k) {
  const name = k.name('Figures', 'Geometry', 'Drawing', 'Outlines');
  const extra = k.flip();
  return `public class ${name} {
    public interface Shape {
        double area();

        double perimeter();

        default boolean isLargerThan(Shape other) {
            return area() > other.area();
        }
    }

    public record Circle(double radius) implements Shape {
        @Override
        public double area() {
            return Math.PI * radius * radius;
        }

        @Override
        public double perimeter() {
            return 2 * Math.PI * radius;
        }
    }

    public record Rectangle(double width, double height) implements Shape {
        public Rectangle {
            if (width < 0 || height < 0) {
                throw new IllegalArgumentException("negative side");
            }
        }

        @Override
        public double area() {
            return width * height;
        }

        @Override
        public double perimeter() {
            return 2 * (width + height);
        }

        ${k.maybe(
          60,
          `public boolean isSquare() {
            return width == height;
        }`,
        )}
    }

${
  extra
    ? `    public static class Polygon implements Shape {
        private final double[] xs;
        private final double[] ys;

        public Polygon(double[] xs, double[] ys) {
            if (xs.length != ys.length || xs.length < 3) {
                throw new IllegalArgumentException("no polygon");
            }
            this.xs = xs.clone();
            this.ys = ys.clone();
        }

        @Override
        public double area() {
            double sum = 0;
            for (int i = 0; i < xs.length; i++) {
                int j = (i + 1) % xs.length;
                sum += xs[i] * ys[j] - xs[j] * ys[i];
            }
            return Math.abs(sum) / 2;
        }

        @Override
        public double perimeter() {
            double sum = 0;
            for (int i = 0; i < xs.length; i++) {
                int j = i + 1 < xs.length ? i + 1 : 0;
                sum += Math.hypot(xs[i] - xs[j], ys[i] - ys[j]);
            }
            return sum;
        }
    }
`
    : ''
}
    private final List<Shape> shapes = new ArrayList<>();

    public void add(Shape shape) {
        shapes.add(shape);
    }

    public double totalArea() {
        double total = 0;
        for (Shape shape : shapes) {
            total += shape.area();
        }
        return total;
    }

    public Shape largest() {
        Shape largest = null;
        for (Shape shape : shapes) {
            if (largest == null || shape.isLargerThan(largest)) {
                largest = shape;
            }
        }
        return largest;
    }

    public static String describe(Shape shape) {
        if (shape instanceof Circle circle) {
            return "circle of radius " + circle.radius();
        } else if (shape instanceof Rectangle) {
            Rectangle rectangle = (Rectangle) shape;
            return "rectangle " + rectangle.width() + " x " + rectangle.height();
        }
        return "shape of area " + shape.area();
    }
}`;
}

export function particles(k) {
  const name = k.name('Particles', 'Physics', 'Swarm', 'Orbit');
  return `public class ${name} {
    public static class Body {
        double x;
        double y;
        double vx;
        double vy;
        final double mass;

        public Body(double x, double y, double mass) {
            this.x = x;
            this.y = y;
            this.mass = mass;
        }

        void push(double fx, double fy, double seconds) {
            vx += fx / mass * seconds;
            vy += fy / mass * seconds;
        }

        void move(double seconds) {
            x += vx * seconds;
            y += vy * seconds;
        }

        double energy() {
            return 0.5 * mass * (vx * vx + vy * vy);
        }
    }

    private static final double GRAVITY = ${k.pick('6.674e-11', '9.81', '1.0')};

    private final Body[] bodies;
    private double time;

    public ${name}(Body... bodies) {
        this.bodies = bodies;
    }

    public void step(double seconds) {
        for (int i = 0; i < bodies.length; i++) {
            for (int j = 0; j < bodies.length; j++) {
                if (i != j) {
                    attract(bodies[i], bodies[j], seconds);
                }
            }
        }
        for (Body body : bodies) {
            body.move(seconds);
        }
        time += seconds;
    }

    private static void attract(Body body, Body by, double seconds) {
        double dx = by.x - body.x;
        double dy = by.y - body.y;
        double squared = dx * dx + dy * dy + ${k.pick('0.01', '1e-6')};
        double force = GRAVITY * body.mass * by.mass / squared;
        double distance = Math.sqrt(squared);
        body.push(force * dx / distance, force * dy / distance, seconds);
    }

    public double energy() {
        double sum = 0;
        for (Body body : bodies) {
            sum += body.energy();
        }
        return sum;
    }

    public Body fastest() {
        Body fastest = null;
        double best = -1;
        for (Body body : bodies) {
            double speed = Math.sqrt(body.vx * body.vx + body.vy * body.vy);
            if (speed > best) {
                best = speed;
                fastest = body;
            }
        }
        return fastest;
    }

    public double getTime() {
        return time;
    }
}`;
}

export const SIMULATIONS = [robot, elevator, geometry, particles];
