//- verdict: verified
//- java-checks: auto
// What this thread alone may do wrong is taken not to happen where nobody speaks of values.
class JavaChecks {
    private volatile String text;

    int length(int[] numbers, int index) {
        String seen = text;
        return seen.length() + numbers[index] / index;
    }

    void set(String given) { text = given; }
}
