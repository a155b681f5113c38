//- verdict: verified
//- integers: java
/** Sums and multiples that wrap around at the end: whether they did so before does not matter, by at least as many bits. */
class WrappedOnce {
    int there(int a, int b) {
        int back = a + b - b;
        int same = -(-a);
        /*@ assert back == a && same == a */
        return back;
    }

    int narrow(int a, int b) {
        int sum = (int) ((long) a + b);
        int plain = a + b;
        int twice = (int) (2L * a);
        int doubled = a + a;
        byte low = (byte) (a + 256);
        byte least = (byte) a;
        /*@ assert sum == plain */
        /*@ assert twice == doubled */
        /*@ assert low == least */
        return sum;
    }

    int many() {
        int big = 2147483647;
        int result = big * 10 + big * 3 - big * 12 + 7;
        /*@ assert result == -2147483642 */
        return result;
    }

    long wide(long a) {
        long there = a * 5 - a * 4 - a;
        /*@ assert there == 0 */
        return there;
    }
}
