class UnclosedString {
    //@ requires n > 0
    static int half(int n) {
        return n / 2;
    }

    static String text() {
        return "never closed;
    }
}
