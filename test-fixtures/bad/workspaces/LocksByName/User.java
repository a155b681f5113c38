//- verdict: unsupported
//- java-checks: auto
import java.util.List;
import java.util.Optional;

class User {
    void one(Optional<Free> lock) {
        lock.get().release();
//      ^^^^^^^^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a call of `release` on an object of a class that is not known here, which may be `Free\.release`: that asks something of its callers, and nothing shows it here\. Give the object a declared type, as in a local variable or before the parameter of a lambda/
    }

    void all(List<Free> locks) {
        locks.forEach(one -> one.release());
        //                   ^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a call of `release` on an object of a class that is not known here, which may be `Free\.release`: that asks something of its callers, and nothing shows it here\. Give the object a declared type, as in a local variable or before the parameter of a lambda/
    }

    void referred(Optional<Free> lock) {
        lock.ifPresent(Free::release);
        //             ^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a call of `release` on an object of a class that is not known here, which may be `Free\.release`: that asks something of its callers, and nothing shows it here\. Give the object a declared type, as in a local variable or before the parameter of a lambda/
    }
}
