//- verdict: failed
// Each constructor gives the final field an array of another length.

class TwoConstructors {
    private final int[] data;

    TwoConstructors() {
        data = new int[2];
    }

    TwoConstructors(int unused) {
        data = new int[4];
    }

    void reads() {
        int[] read = data;
        int n = read.length;
        /*@ assert n == 4 */
        //         ^^^^^^ error[assertion]: /`n == 4` may not hold here\./
    }

    void readsToo() {
        int[] read = data;
        int n = read.length;
        /*@ assert n == 2 */
        //         ^^^^^^ error[assertion]: /`n == 2` may not hold here\./
    }
}
