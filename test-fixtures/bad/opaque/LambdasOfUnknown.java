//- verdict: failed
// Lambdas whose parameter has a type that Java infers: what they name is held against what is stated of it, whatever file they stand in, and whatever annotations there are.
import java.util.List;
import java.util.Optional;

class Account {
    private int x;

    synchronized void inc() {
        x++;
    }

    synchronized int get() {
        return x;
    }

    static void reset(List<Account> all) {
        all.forEach(one -> one.x = 0);
//      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[null-dereference]: /`all` may be null here\./
        //                 ^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: an assignment to something that is neither a variable, a field nor an array element/
    }

    static int sum(List<Account> all) {
        return all.stream().mapToInt(one -> one.x).sum();
        //     ^^^^^^^^^^^^ warning[null-dereference]: /`all` may be null here\./
        //                                  ^^^^^ information[unsupported]: /not translated yet, so the method is not checked: the field `x` of an object of a class that is not known here, which may be `Account\.x`: nothing shows here that it may be used\. Give the object a declared type, as in a local variable or before the parameter of a lambda/
    }
}

class Others {
    void nested(Optional<Optional<Account>> account) {
        account.ifPresent(inner -> inner.ifPresent(one -> one.inc()));
    }
}
