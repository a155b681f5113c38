//- verdict: failed
//- java-checks: auto
// Far below the call somebody writes what is believed to stay.
class Deep {
    private int size;
    private int depth;

    private void c1() { c2(); }
    private void c2() { c3(); }
    private void c3() { c4(); }
    private void c4() { c5(); }
    private void c5() { c6(); }
    private void c6() { c7(); }
    private void c7() { c8(); }
    private void c8() { c9(); }
    private void c9() { c10(); }
    private void c10() { c11(); }
    private void c11() { c12(); }
    private void c12() { c13(); }
    private synchronized void c13() { size++; depth--; }

    synchronized int both() {
        depth = 5;
        c1();
        assert depth == 5;
        //     ^^^^^^^^^^ error[assertion]: /`depth == 5` may not hold here\./
        return size;
    }
}
