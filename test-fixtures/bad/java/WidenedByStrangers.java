//- verdict: failed
//- option: all
// Arrays that code without source gives may be of any class that fits.
import com.acme.Texts;
class WidenedByStrangers {
    static void put(Object[] a) {
        if (a != null && a.length > 0) {
            try { a[0] = new Object(); } catch (ArrayStoreException e) { assert false; }
            //                                                                  ^^^^^ error[assertion]: /`false` may not hold here\./
        }
    }
    static void main2() { Object[] o = Texts.some(); put(o); }
    //                                               ^^^^^^ error[assertion]: /`false` may not hold here\./
}
