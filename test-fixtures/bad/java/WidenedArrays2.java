//- verdict: failed
//- option: all
// The same with classes of the workspace, and an array of arrays that is seen as one of objects.
class WidenedArrays2 {
    static class A1 { } static class B1 extends A1 { }
    static void put1(A1[] a) { if (a != null && a.length > 0) try { a[0] = new A1(); } catch (ArrayStoreException e) { assert false; } }
    //                                                                                                                        ^^^^^ error[assertion]: /`false` may not hold here\./
    static <T extends A1> void all(T... a) { put1(a); }
    //                                       ^^^^^^^ error[assertion]: /`false` may not hold here\./
    static void main1() { all(new B1(), new B1()); }
    //                    ^^^^^^^^^^^^^^^^^^^^^^^ error[assertion]: /`false` may not hold here\./

    static class A2 { } static class B2 extends A2 { }
    static void put2(A2[] a) { if (a != null && a.length > 0) try { a[0] = new A2(); } catch (ArrayStoreException e) { assert false; } }
    //                                                                                                                        ^^^^^ error[assertion]: /`false` may not hold here\./
    static abstract class Maker<T extends A2> { abstract T[] make(); void go() { put2(make()); } }
    //                                                                           ^^^^^^^^^^^^ error[assertion]: /`false` may not hold here\./
    static class MakerOfB extends Maker<B2> { @Override B2[] make() { return new B2[1]; } }
    static void main2() { new MakerOfB().go(); }
    //                    ^^^^^^^^^^^^^^^^^^^ error[assertion]: /`false` may not hold here\./

    static class A3 { } static class B3 extends A3 { }
    static void put3(A3[] a) { if (a != null && a.length > 0) try { a[0] = new A3(); } catch (ArrayStoreException e) { assert false; } }
    //                                                                                                                        ^^^^^ error[assertion]: /`false` may not hold here\./
    record Row<T extends A3>(T... ts) { void go() { put3(ts); } }
    //                                              ^^^^^^^^ error[assertion]: /`false` may not hold here\./
    static void main3() { new Row<B3>(new B3()).go(); }
    //                    ^^^^^^^^^^^^^^^^^^^^^^^^^^ error[assertion]: /`false` may not hold here\./

    static class A4 { } static class B4 extends A4 { }
    static void put4(A4[] a) { if (a != null && a.length > 0) try { a[0] = new A4(); } catch (ArrayStoreException e) { assert false; } }
    //                                                                                                                        ^^^^^ error[assertion]: /`false` may not hold here\./
    static void main4() { A4[][] q = new A4[2][]; Object[] r = q; r[0] = new B4[1]; put4(q[0]); }
    //                                                                              ^^^^^^^^^^ error[assertion]: /`false` may not hold here\./
}
