//- verdict: failed
// What an interface promises of its methods may be up to members that nobody wrote: the accessor of a record, what every object and every enum has,
// or what comes from a class that is not known. Nobody else answers for them.
import java.util.function.Supplier;

interface Positive {
    //@ modifies \nothing
    //@ ensures \result > 0
    int value();
}

interface Deep extends Positive { }

// Java runs the accessor: `new Plain(-1).value()` is -1.
record Plain(int value) implements Positive { }
//               ^^^^^ error[postcondition]: /`Plain\.value` may return although `\\result > 0` does not hold/

record Nested(int value, int other) implements Deep { }
//                ^^^^^ error[postcondition]: /`Nested\.value` may return although `\\result > 0` does not hold/

interface Full<T> {
    //@ modifies \nothing
    //@ ensures \result != null
    T get();
}

record Box<T>(T get) implements Full<T> { }
//              ^^^ error[postcondition]: /`Box\.get` may return although `\\result != null` does not hold/

interface Likes {
    //@ modifies \nothing
    //@ ensures \result
    boolean equals(Object other);
    //      ^^^^^^ information[unsupported]: /Nobody checks that `Anything` keeps this specification: it has `equals` from the library\. If you need it, write down `equals` in `Anything`\./
    //      ^^^^^^ information[unsupported]: /Nobody checks that `Only` keeps this specification: it has `equals` from the library\. If you need it, write down `equals` in `Only`\./
    //      ^^^^^^ information[unsupported]: /Nobody checks that `Pair` keeps this specification: it has `equals` from the library\. If you need it, write down `equals` in `Pair`\./
    //@ modifies \nothing
    //@ ensures \result == 5
    int hashCode();
    //  ^^^^^^^^ information[unsupported]: /Nobody checks that `Anything` keeps this specification: it has `hashCode` from the library\. If you need it, write down `hashCode` in `Anything`\./
    //  ^^^^^^^^ information[unsupported]: /Nobody checks that `Only` keeps this specification: it has `hashCode` from the library\. If you need it, write down `hashCode` in `Only`\./
    //  ^^^^^^^^ information[unsupported]: /Nobody checks that `Pair` keeps this specification: it has `hashCode` from the library\. If you need it, write down `hashCode` in `Pair`\./
    //@ modifies \nothing
    //@ ensures \result == null
    String toString();
    //     ^^^^^^^^ information[unsupported]: /Nobody checks that `Anything` keeps this specification: it has `toString` from the library\. If you need it, write down `toString` in `Anything`\./
    //     ^^^^^^^^ information[unsupported]: /Nobody checks that `Only` keeps this specification: it has `toString` from the library\. If you need it, write down `toString` in `Only`\./
    //     ^^^^^^^^ information[unsupported]: /Nobody checks that `Pair` keeps this specification: it has `toString` from the library\. If you need it, write down `toString` in `Pair`\./
}

class Anything implements Likes { }
record Pair(int a) implements Likes { }
enum Only implements Likes { ONE }

interface Same<T> {
    //@ modifies \nothing
    //@ ensures \result == 0
    int compareTo(T other);
    //  ^^^^^^^^^ information[unsupported]: /Nobody checks that `Letter` keeps this specification: it has `compareTo` from the library\. If you need it, write down `compareTo` in `Letter`\./
}

enum Letter implements Same<Letter> { A, B }

interface Two {
    //@ modifies \nothing
    //@ ensures \result == 1
    int first();
    //@ modifies \nothing
    //@ ensures \result == 2
    int second();
}

class First implements Two {
    //@ modifies \nothing
    //@ ensures \result == 1
    public int first() {
        return 1;
    }

    //@ modifies \nothing
    //@ ensures \result == 2
    public int second() {
        return 2;
    }
}

class FromElsewhere extends Unseen implements Two { }

interface Alone {
    //@ modifies \nothing
    //@ ensures \result == 1
    int first();
    int second();
}

class AloneFirst implements Alone {
    //@ modifies \nothing
    //@ ensures \result == 1
    public int first() {
        return 1;
    }

    public int second() {
        return 2;
    }
}

interface OneLeft extends Alone {
    default int second() {
        return 2;
    }
}

class Callers {
    boolean equal(Likes one) {
        if (one == null) return true;
        boolean found = one.equals(null);
        //@ assert found
        //         ^^^^^ error[assertion]: /`found` may not hold here\./
        return found;
    }

    int hash() {
        Likes one = new Anything();
        int found = one.hashCode();
        //@ assert found == 5
        //         ^^^^^^^^^^ error[assertion]: /`found == 5` may not hold here\./
        return found;
    }

    String text() {
        Likes one = Only.ONE;
        String found = one.toString();
        //@ assert found == null
        //         ^^^^^^^^^^^^^ error[assertion]: /`found == null` may not hold here\./
        return found;
    }

    String recordText() {
        Likes one = new Pair(1);
        String found = one.toString();
        //@ assert found == null
        //         ^^^^^^^^^^^^^ error[assertion]: /`found == null` may not hold here\./
        return found;
    }

    int compared() {
        Same<Letter> one = Letter.A;
        int found = one.compareTo(Letter.B);
        //@ assert found == 0
        //         ^^^^^^^^^^ error[assertion]: /`found == 0` may not hold here\./
        return found;
    }

    int unseen(Two two) {
        if (two == null) return 1;
        int found = two.first();
        //          ^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a call of `Two\.first`, and what runs in it is not known for a `FromElsewhere`/
        //@ assert found == 1
        return found;
    }

    // The lambda of `Lambdas` may be what is called.
    int lambda(Alone alone) {
        if (alone == null) return 1;
        int found = alone.first();
        //          ^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a call of `Alone\.first`, which a lambda expression or a method reference of the workspace may implement/
        //@ assert found == 1
        return found;
    }
}

class Lambdas {
    static Alone made;

    static <T> T same(T one) {
        return one;
    }

    static void make() {
        made = (OneLeft) same(() -> 7);
        //               ^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a call of `Lambdas\.same`: no method of this name takes these arguments/
    }
}
