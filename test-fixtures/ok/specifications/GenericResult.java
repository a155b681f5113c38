//- verdict: verified
// What a generic interface promises of its result, an implementation for one type owes, and whoever calls it by the interface relies on it.
interface Source<T> {
    //@ ensures \result != null
    //@ modifies \nothing
    T get();
}

class Texts implements Source<String> {
    public String get() {
        return "a";
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
