//- verdict: failed
//- option: all
// A field that is only ever given new objects here is set to null by its name in another file.
class Cell {
    private volatile Object content = new Object();
    private volatile Object other = new Object();

    void use() {
        Object one = content;
        assert one != null;
        //     ^^^^^^^^^^^ error[assertion]: /`one != null` may not hold here\./
    }

    void useOther() {
        Object one = other;
        assert one != null;
    }

    void again() {
        content = new Object();
        other = new Object();
    }
}
