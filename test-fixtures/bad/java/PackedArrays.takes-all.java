//- verdict: failed
//- option: all
//- java-checks: auto
// As ok/java/PackedArrays.java, but the array of numbers is said to take what the other one takes.
class PackedArrays {
    @SafeVarargs static <T> Object[] handed(T... all) { return all; }
    @SafeVarargs static <T> int count(T... all) { return all.length; }
    static void numbers() {
        Object[] it = handed(1, 2);
        int seen = 1;
        try { it[0] = new String[1]; } catch (ArrayStoreException e) { seen = 2; }
        assert seen == 1;
        //     ^^^^^^^^^ error[assertion]: /`seen == 1` may not hold here\./
    }
    static void written() {
        Object[] it = PackedArrays.<Object>handed(1, 2);
        int seen = 1;
        try { it[0] = new String[1]; } catch (ArrayStoreException e) { seen = 2; }
        assert seen == 1;
    }
    static void counted() { assert count(1, 2, 3) == 3; }
    static void none() { assert count() == 0; }
}
