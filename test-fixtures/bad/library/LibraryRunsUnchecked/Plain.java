//- verdict: none
class Plain {
    private int[] numbers;
    public String toString() {
        return first(numbers) + "";
    }
    private static int first(int[] of) {
        return of[0];
    }
}
