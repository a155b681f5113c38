//- verdict: unsupported
import java.util.List;
import java.util.Optional;

class Shop {
    void sell(Optional<Tickets> tickets) {
        tickets.ifPresent(one -> one.left = -5);
        //                       ^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: an assignment to something that is neither a variable, a field nor an array element/
    }

    void each(List<Tickets> all) {
        all.forEach(one -> one.need());
        //                 ^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a call of `need` on an object of a class that is not known here, which may be `Tickets\.need`: that asks something of its callers, and nothing shows it here\. Give the object a declared type, as in a local variable or before the parameter of a lambda/
        all.forEach(Tickets::need);
        //          ^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a call of `need` on an object of a class that is not known here, which may be `Tickets\.need`: that asks something of its callers, and nothing shows it here\. Give the object a declared type, as in a local variable or before the parameter of a lambda/
    }

    int reads(Optional<Tickets> tickets) {
        return tickets.map(one -> one.sold).orElse(0);
        //                        ^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: the field `sold` of an object of a class that is not known here, which may be `Tickets\.sold`: nothing shows here that it may be used\. Give the object a declared type, as in a local variable or before the parameter of a lambda/
    }

    void harmless(Optional<Tickets> tickets) {
        tickets.ifPresent(one -> one.read());
    }
}
