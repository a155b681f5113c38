//- verdict: failed
// The implementation for one type gives null.
interface Source<T> {
    //@ ensures \result != null
    //@ modifies \nothing
    T get();
}

class Texts implements Source<String> {
    public String get() {
    //            ^^^ error[postcondition]: /`Texts\.get` may return although `\\result != null` does not hold/
        return null;
    }
}

class Narrower implements Source<Object> {
    public Texts get() {
        return new Texts();
    }
}

class Reader {
    //@ requires from != null
    static int length(Source<String> from) {
        return from.get().length();
    }
}
