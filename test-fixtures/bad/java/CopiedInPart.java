//- verdict: failed
//- option: all
// Elements are copied one after the other: what fits is copied when the exception is thrown.
class CopiedInPart {
    static void first() {
        Object[] from = { "a", 1 };
        String[] to = new String[2];
        try {
            System.arraycopy(from, 0, to, 0, 2);
        } catch (ArrayStoreException e) {
            assert to[0] == null;
            //     ^^^^^^^^^^^^^ error[assertion]: /`to\[0\] == null` may not hold here\./
        }
    }

    static void seenAsObjects() {
        Object[] from = { "a", 1 };
        Object[] to = new String[2];
        try {
            System.arraycopy(from, 0, to, 0, 2);
        } catch (ArrayStoreException e) {
            assert to[0] == null;
            //     ^^^^^^^^^^^^^ error[assertion]: /`to\[0\] == null` may not hold here\./
        }
    }
}
