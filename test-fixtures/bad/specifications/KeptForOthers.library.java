//- verdict: failed
// A class has a method from one above it that knows nothing of the interface, which promises something of the method.

interface Numbered {
    //@ modifies \nothing
    //@ ensures \result >= 0
    int hashCode();
//      ^^^^^^^^ information[unsupported]: /Nobody checks that `Sub` keeps this specification: it has `hashCode` from the library/
}

class Base {
    private final int first = 3;

    //@ modifies \nothing
    //@ ensures \result == 3
    public int number() {
        return first;
    }
}

class Sub extends Base implements Numbered {
}

class KeptForOthers {
    //@ modifies \nothing
    //@ ensures \result >= 0
//      ^^^^^^^^^^^^^^^^^^^^ error[postcondition]: /may return although `\\result >= 0` does not hold/
    static int of(/*@ non_null */ Numbered numbered) {
        return numbered.hashCode();
    }
}
