//- verdict: failed
//- option: all
// A cast of what code without source gives: an array that is seen as one of objects may be one of texts.
import java.lang.reflect.Array;

class CastArrays {
    static int store() {
        Object[] made = (Object[]) Array.newInstance(String.class, 2);
        if (made == null || made.length < 2) return 0;
        int seen = 1;
        try {
            made[0] = new Integer[1];
        } catch (ArrayStoreException e) {
            seen = 2;
        }
        return seen;
    }

    static void ask() {
        int seen = store();
        assert seen != 2;
        //     ^^^^^^^^^ error[assertion]: /`seen != 2` may not hold here\./
    }
}
