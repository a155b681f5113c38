//- verdict: failed
// A virtual call may run any override in the workspace.

interface Shape {
    int corners();
}

final class Triangle implements Shape {
    public int corners() {
        return 3;
    }
}

class Square implements Shape {
    public int corners() {
        return 4;
    }
}

class Virtual {
    static void check(Shape shape) {
        int corners = shape.corners();
        //            ^^^^^^^^^^^^^^^ warning[null-dereference]
        /*@ assert corners == 3 || corners == 4 */
    }

    static void exact() {
        Shape shape = new Square();
        int corners = shape.corners();
        /*@ assert corners == 4 */
    }
}
