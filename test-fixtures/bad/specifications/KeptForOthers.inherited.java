//- verdict: unsupported
// A class has a method from one above it that knows nothing of the interface, which promises something of the method.

interface Numbered {
    //@ modifies \nothing
    //@ ensures \result >= 0
    int number();
}

class Base {
    private final int first = 3;

    //@ modifies \nothing
    //@ ensures \result == 3
    public int number() {
//             ^^^^^^ information[unsupported]: /objects of `Sub` have this method for `Numbered.number`, and nobody checks it/
        return first;
    }
}

class Sub extends Base implements Numbered {
}

class KeptForOthers {
    //@ modifies \nothing
    //@ ensures \result >= 0
    static int of(/*@ non_null */ Numbered numbered) {
        return numbered.number();
    }
}
