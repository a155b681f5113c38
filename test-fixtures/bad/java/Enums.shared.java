//- verdict: failed
// `values` and `valueOf` of an enum, and a switch expression that names every constant.

enum Color {
    RED, GREEN, BLUE
}

class Enums {
    static void all() {
        Color[] colors = Color.values();
        /*@ assert colors.length == 3 && colors[1] == Color.GREEN */
        colors[1] = null;
        Color[] again = Color.values();
        /*@ assert again[1] == null */
        //         ^^^^^^^^^^^^^^^^ error[assertion]
    }

    static void named() {
        Color green = Color.valueOf("GREEN");
        /*@ assert green == Color.GREEN */
        int caught = 0;
        try {
            Color none = Color.valueOf("green");
        } catch (IllegalArgumentException e) {
            caught = 1;
        }
        /*@ assert caught == 0 */
        //         ^^^^^^^^^^^ error[assertion]
    }

    static int number(Color c) {
        return switch (c) {
            //         ^ warning[null-dereference]
            case RED -> 1;
            case GREEN -> 2;
            case BLUE -> 3;
        };
    }

    static int loop() {
        int sum = 0;
        for (Color c : Color.values()) {
            if (c != null) {
                sum += number(c);
            }
        }
        return sum;
    }

    static int maybe(Color c) {
        return switch (c) {
            case RED -> 1;
            case null, default -> 0;
        };
    }
}
