//- verdict: failed
// What overrides is seen through the bounds of a method's own type variables, and through the type arguments of the class around.
class Bounded<T> {
    //@ modifies \nothing
    //@ ensures \result == 1
    <U extends T> int value(U one) {
        return 1;
    }
}

class BoundedText extends Bounded<String> {
    <U extends String> int value(U one) {
    //                     ^^^^^ error[postcondition]: /`BoundedText\.value` may return although `\\result == 1` does not hold/
        return 2;
    }
}

class Around<T> {
    class In {
        //@ modifies \nothing
        //@ ensures \result == 1
        int value(T one) {
            return 1;
        }
    }
}

class AroundText extends Around<String> {
    class Below extends In {
        int value(String one) {
        //  ^^^^^ error[postcondition]: /`AroundText\.Below\.value` may return although `\\result == 1` does not hold/
            return 2;
        }
    }
}

class Given<S> {
    public <U extends S> int count(U one) {
    //                       ^^^^^ information[unsupported]: /objects of `GivenNumber` have this method for `Counted\.count`, and nobody checks it against the specification there/
        return -1;
    }
}

interface Counted {
    //@ modifies \nothing
    //@ ensures \result > 0
    <U extends Number> int count(U one);
}

class GivenNumber extends Given<Number> implements Counted { }

class UseOfGenerics {
    int count(Counted one) {
        if (one == null) return 1;
        int found = one.count(1);
        //@ assert found > 0
        return found;
    }
}
