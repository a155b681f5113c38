//- verdict: failed
// Overloads, static methods of other classes, default methods, calls in arguments.

interface Sized {
    int size();

    default boolean isEmpty() {
        return size() == 0;
    }
}

class Fixed implements Sized {
    public int size() {
        return 3;
    }
}

class Methods {
    static int pick(int a) {
        return 1;
    }

    static int pick(Object a) {
        return 2;
    }

    static int pick(int a, int b) {
        return a - b;
    }

    static void use() {
        int a = pick(5);
        int b = pick("text");
        int c = pick(pick(5), pick("text"));
        /*@ assert a == 2 */
        //         ^^^^^^ error[assertion]
        boolean empty = new Fixed().isEmpty();
        /*@ assert !empty */
    }
}
