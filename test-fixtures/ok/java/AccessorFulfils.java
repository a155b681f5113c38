//- verdict: verified
// What an interface promises is kept by the accessors of records that nobody wrote, and by what every object and every enum has.
interface Sized {
    //@ modifies \nothing
    //@ ensures \result >= 0
    int ordinal();
    //  ^^^^^^^ information[unsupported]: /Nobody checks that `Side` keeps this specification: it has `ordinal` from the library/
    boolean equals(Object other);
}

enum Side implements Sized { LEFT, RIGHT }

interface Named {
    //@ modifies \nothing
    //@ ensures \result == null || \result != null
    Object name();
}

record Tag(Object name) implements Named { }

interface Bounded {
    //@ modifies \nothing
    //@ ensures \result != null
    Object lower();
}

record Range(/*@ non_null */ Object lower, int upper) implements Bounded { }

class UseOfAccessors {
    int sized(Sized one) {
        if (one == null) return 0;
        boolean isSame = one.equals(Side.LEFT);
        int found = one.ordinal();
        //@ assert found >= 0
        return found;
    }

    int hash(Bounded one) {
        if (one == null) return 0;
        return one.lower().hashCode();
    }

    Object name(Named one) {
        return one == null ? null : one.name();
    }
}
