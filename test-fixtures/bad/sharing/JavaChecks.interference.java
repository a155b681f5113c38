//- verdict: failed
//- java-checks: auto
// Between the test and the use another thread may take it away.
class JavaChecks {
    private volatile String text;

    int length(int[] numbers, int index) {
        if (text == null) return 0;
        return text.length() + numbers[index] / index;
        //     ^^^^^^^^^^^^^ warning[null-dereference]: /`text` may be null here\./
    }

    void set(String given) { text = given; }
}
