//- verdict: failed
// The library may call these anywhere and is believed to change nothing: what the override says of itself does not help.
class ImpureOverride implements Comparable<ImpureOverride> {
    //@ guarded_by holder == tid
    private int count;

    //@ modifies count
    public synchronized String toString() {
        count++;
//      ^^^^^^^ error[modifies]: /this step \(it writes `count`\) is not allowed here: `ImpureOverride\.toString` overrides a method of the library that may be called anywhere and is believed to change nothing/
        return "x";
    }

    //@ performs (count) { count == \old(count) + 1 && \result == 7 }
    public synchronized int hashCode() {
        count++;
//      ^^^^^^^ error[modifies]: /this step \(it writes `count`\) is not allowed here: `ImpureOverride\.hashCode` overrides a method of the library that may be called anywhere and is believed to change nothing/
        return 7;
    }

    public int compareTo(ImpureOverride other) {
        return 0;
    }
}
