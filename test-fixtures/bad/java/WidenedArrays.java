//- verdict: failed
//- option: all
import java.util.*;
import java.util.function.*;

// Ways in which an array is seen as one of another class without any conversion in a body.
class WidenedArrays {
    static void put(Object[] a) {
        if (a != null && a.length > 0) {
            try { a[0] = new Object(); } catch (ArrayStoreException e) { assert false; }
            //                                                                  ^^^^^ error[assertion]: /`false` may not hold here\./
        }
    }
    // Java makes a String[] here.
    static <T> void all(T... t) { put(t); }
    //                            ^^^^^^ error[assertion]: /`false` may not hold here\./
    static void main1() { all("a", "b"); }
    //                    ^^^^^^^^^^^^^ error[assertion]: /`false` may not hold here\./

    // The element type of what code without source gives is not known.
    static void main2() { Object[] o = Arrays.copyOf(new String[1], 1); put(o); }
    //                                                                  ^^^^^^ error[assertion]: /`false` may not hold here\./

    // An override may give a more special array.
    static abstract class Maker { abstract Object[] make(); }
    static class Strings extends Maker { @Override String[] make() { return new String[1]; } }
    static void main3() { Maker m = new Strings(); put(m.make()); }
    //                                             ^^^^^^^^^^^^^ error[assertion]: /`false` may not hold here\./

    // A consumer of Object[] is one of String[].
    static void main4() { Consumer<Object[]> c = ArrayStores::put; Consumer<? super String[]> d = c; d.accept(new String[1]); }
    //                                           ^^^^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: the method reference `ArrayStores::put`, whose class has neither source nor a trusted specification here/
}
