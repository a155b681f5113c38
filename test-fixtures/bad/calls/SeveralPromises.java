//- verdict: failed
// A method that states nothing itself owes what all of those promise that it overrides, in whatever order they are named.
interface Two {
    //@ modifies \nothing
    //@ ensures \result == 2
    int f();
}
interface One {
    //@ modifies \nothing
    //@ ensures \result == 1
    int f();
}
interface Asks {
    //@ requires true
    int f();
}
class OneFirst implements One, Two {
    public int f() { return 1; }
    //         ^ error[postcondition]: /`OneFirst\.f` may return although `\\result == 2` does not hold/
}
class TwoFirst implements Two, One {
    public int f() { return 1; }
    //         ^ error[postcondition]: /`TwoFirst\.f` may return although `\\result == 2` does not hold/
}
class AsksFirst implements Asks, One {
    public int f() { return 2; }
    //         ^ error[postcondition]: /`AsksFirst\.f` may return although `\\result == 1` does not hold/
}
class Above {
    //@ modifies \nothing
    //@ ensures \result >= 1
    public int f() { return 1; }
}
class Below extends Above implements Two {
    public int f() { return 1; }
    //         ^ error[postcondition]: /`Below\.f` may return although `\\result == 2` does not hold/
}
class BelowRight extends Above implements Two {
    public int f() { return 2; }
}
interface Steps {
    //@ performs () { \result == 2 }
    int f();
}
class Unclear implements Steps, One {
    public int f() { return 1; }
    //         ^ information[unsupported]: /not translated yet, so the method is not checked: the specifications of both `Steps\.f` and `One\.f`, of which one says what is performed \(write down what this method does\)/
}
