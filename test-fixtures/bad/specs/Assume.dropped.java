//- verdict: failed
// An assumption is believed, and the result says that it rests on it.

class Assume {
    static int ratio(int a, int b) {
        return a / b;
        //     ^^^^^ warning[division-by-zero]
    }
}
