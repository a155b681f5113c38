//- verdict: failed
//- java-checks: auto
// What races here is told here, and not once more in each file that calls it.
class Base {
    private volatile boolean isSealed;
    private String name;
    //             ^^^^ error[race]: /`name` may be written by one thread while another one uses it: no lock is held wherever it is used/

    String getName() { return name; }
    void setName(String to) {
        if (isSealed) throw new IllegalStateException();
        name = to;
    }
    void seal() { isSealed = true; }
}
