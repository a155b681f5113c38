//- verdict: failed
// What `java.util.Arrays` says of lengths, of what is copied and of what it leaves alone.
import java.util.Arrays;

class ArraysAtOnce {
    void copies() {
        int[] a = {1, 2, 3};
        int[] longer = Arrays.copyOf(a, 5);
        //@ assert longer != a && longer.length == 5 && longer[1] == 2 && longer[4] == 0
        int[] shorter = Arrays.copyOf(a, 2);
        //@ assert shorter.length == 2 && shorter[1] == 2
        int[] part = Arrays.copyOfRange(a, 1, 3);
        part[0] = 7;
        //@ assert part.length == 2 && a[1] == 2
    }

    void leftAlone() {
        int[] a = {3, 2, 1};
        int[] b = {4, 5, 6};
        Arrays.sort(a);
        Arrays.fill(b, 1, 2, 9);
        String s = Arrays.toString(a);
        int[] c = {1};
        //@ assert s != null && a.length == 3
        Arrays.fill(a, 0);
        //@ assert a[1] == 2
        //         ^^^^^^^^^ error[assertion]: /`a\[1\] == 2` may not hold here\./
    }

    void checks(int[] a, int size) {
        int r = 0;
        try {
            int[] c = Arrays.copyOf(a, size);
            r = 1;
        } catch (NullPointerException e) {
            r = 2;
        } catch (NegativeArraySizeException e) {
            r = 3;
        }
        //@ assert r == 1 ==> a != null && size >= 0
        //@ assert r == 2 ==> a == null
        //@ assert r == 3 ==> size < 0
    }

    void same(int[] a, int[] b) {
        boolean is = Arrays.equals(a, b);
        //@ assert a == b ==> is
        //@ assert is && a != null ==> b != null && a.length == b.length
    }
}
