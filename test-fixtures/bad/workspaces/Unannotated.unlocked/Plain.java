//- verdict: failed
// Without a specification of its own, and still checked, everywhere where Java may stand.
class Plain {
    static Annotated shared = new Annotated();

    static {
        shared.n = 3;
//      ^^^^^^^^^^^^ error[write-discipline]
    }

    {
        shared.n = 4;
//      ^^^^^^^^^^^^ warning[null-dereference]
//      ^^^^^^^^^^^^ error[write-discipline]
    }

    void m(Annotated one) {
        if (one != null) {
            one.n = 1;
//          ^^^^^^^^^ error[write-discipline]
        }
    }

    Runnable later(Annotated one) {
        return () -> one.n = 2;
        //           ^^^^^^^^^ warning[null-dereference]
        //           ^^^^^^^^^ error[write-discipline]
    }
}

class Sub extends Annotated {
    void m() {
        n = 5;
//      ^^^^^ error[write-discipline]
    }
}
