//- verdict: failed
//- option: all
// Arrays that code without source gives may be of any class that fits.
import java.util.*;
class WidenedByStrangers {
    static void put(Object[] a) {
        if (a != null && a.length > 0) {
            try { a[0] = new Object(); } catch (ArrayStoreException e) { assert false; }
            //    ^^^^^^^^^^^^^^^^^^^ warning[array-store]: /`a` may be an array of another type than `Object\[\]`, which cannot hold this value\./
        }
    }
    static void main2() { Object[] o = Arrays.copyOf(new String[1], 1); put(o); }
    //                                                                  ^^^^^^ warning[array-store]: /`a` may be an array of another type than `Object\[\]`, which cannot hold this value\./
}
