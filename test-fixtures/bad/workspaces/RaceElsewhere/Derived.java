//- verdict: failed
//- java-checks: auto
// Fails for what stands in the other file.
class Derived extends Base {
    void rename() { setName(getName() + "1"); }
}
