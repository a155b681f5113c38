//- verdict: verified
// A class has a method from one above it that knows nothing of the interface, which promises something of the method: where the class itself
// writes it down, it is proved.

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
        return first;
    }
}

class Sub extends Base implements Numbered {
    @Override
    public int number() {
        return super.number();
    }
}

class KeptForOthers {
    //@ modifies \nothing
    //@ ensures \result >= 0
    static int of(/*@ non_null */ Numbered numbered) {
        return numbered.number();
    }
}
