//- verdict: failed
//- option: all
// The array into which Java packs the last arguments is of the class that it infers for the type variable, and a store into it is tested.
class PackedArrays {
    @SafeVarargs static <T> Object[] handed(T... all) { return all; }
    @SafeVarargs static <T extends CharSequence> Object[] some(T... all) { return all; }
    static class Row<T> {
        final Object[] seen;
        @SafeVarargs Row(T... all) { seen = all; }
    }
    static void numbers() {
        Object[] it = handed(1, 2);
        int seen = 1;
        try { it[0] = new String[1]; } catch (ArrayStoreException e) { seen = 2; }
        assert seen == 1;
        //     ^^^^^^^^^ error[assertion]: /`seen == 1` may not hold here\./
    }
    static void texts() {
        Object[] it = some("a", "b");
        int seen = 1;
        try { it[0] = new int[1]; } catch (ArrayStoreException e) { seen = 2; }
        assert seen == 1;
        //     ^^^^^^^^^ error[assertion]: /`seen == 1` may not hold here\./
    }
    static void written() {
        Object[] it = PackedArrays.<Object>handed(1, 2);
        int seen = 1;
        try { it[0] = new String[1]; } catch (ArrayStoreException e) { seen = 2; }
        assert seen == 2;
        //     ^^^^^^^^^ error[assertion]: /`seen == 2` may not hold here\./
    }
    static void mixed() {
        Object[] it = handed(1, "a");
        //            ^^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: an array for the last parameter, whose class depends on a type that Java infers/
        int seen = 1;
        try { it[0] = new String[1]; } catch (ArrayStoreException e) { seen = 2; }
        assert seen == 2;
    }
    static void inferred() {
        Object[] it = new Row<>("a", "b").seen;
        //            ^^^^^^^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: an array for the last parameter, whose class depends on a type that Java infers/
        int seen = 1;
        try { it[0] = new int[1]; } catch (ArrayStoreException e) { seen = 2; }
        assert seen == 1;
    }
    static void nothing() {
        Object[] it = handed();
        assert it.length == 1;
        //     ^^^^^^^^^^^^^^ error[assertion]: /`it\.length == 1` may not hold here\./
    }
}
