//- verdict: failed
//- option: all
// Of an array that a generic method gives Java tests the class only where a place needs it: not where it is thrown away, compared, or goes
// where any array may go.
class CastsOfGenericArrays {
    @SafeVarargs static <T> T[] packed(T... all) { return all; }
    static <T> T[] pair(T one) { return packed(one, one); }
    static void asObject() { Object o = CastsOfGenericArrays.<String>pair("x"); assert false; }
    //                                                                                 ^^^^^ error[assertion]: /`false` may not hold here\./
    static void thrownAway(String s) { pair(s); assert false; }
    //                                                 ^^^^^ error[assertion]: /`false` may not hold here\./
    static void asObjects() { Object[] o = pair("x"); int n = o.length; assert n == 3; }
    //                                                                         ^^^^^^ error[assertion]: /`n == 3` may not hold here\./
    static void compared(String s) { int n = pair(s) == null ? 1 : 2; assert false; }
    //                                                                       ^^^^^ error[assertion]: /`false` may not hold here\./
    static void asText(String s) { String t = "" + pair(s); assert false; }
    //                                                             ^^^^^ error[assertion]: /`false` may not hold here\./
    static void tested(String s) { boolean is = pair(s) instanceof Object[]; assert false; }
    //                                                                              ^^^^^ error[assertion]: /`false` may not hold here\./
    static void caught() { int n = 3; try { Object o = pair("x"); n = 2; } catch (ClassCastException e) { n = 3; } assert n == 3; }
    //                                                                                                                    ^^^^^^ error[assertion]: /`n == 3` may not hold here\./
    static void needed() { int n = 3; try { n = pair("x").length; } catch (ClassCastException e) { n = 3; } assert n == 2; }
    //                                                                                                             ^^^^^^ error[assertion]: /`n == 2` may not hold here\./
    static class Box<T> { T held; Box(T held) { this.held = held; } }
    static void asField(Box<String[]> b) { if (b != null) { b.held = pair("x"); assert false; } }
    //                                                                                 ^^^^^ error[assertion]: /`false` may not hold here\./
}
