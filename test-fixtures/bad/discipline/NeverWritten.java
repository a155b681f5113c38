//- verdict: failed
// Who writes what `writable_if false` forbids is told the clause.
class NeverWritten {
    //@ elems_writable_if false
    private final /*@ non_null */ int[] codes = new int[3];
    //@ writable_if false
    private volatile int fixed;
    //@ writable_if false
    private int plain;

    void set() {
        codes[0] = 1;
//      ^^^^^^^^^^^^ error[write-discipline]: /`codes\[0\]` is written here although others may have got hold of it: `elems_writable_if false` allows it to nobody/
        fixed = 2;
//      ^^^^^^^^^ error[write-discipline]: /`fixed` is written here although others may have got hold of it: `writable_if false` allows it to nobody/
    }
    int plain() { plain = 3; return plain; }
    //            ^^^^^^^^^ error[write-discipline]: /`plain` is written here although others may have got hold of it: `writable_if false` allows it to nobody/
}
