//- verdict: failed
//- option: all
// What an object of unknown class may be has a lock that nobody shows to be held: nothing is said of the use.
import java.util.Optional;
import javax.annotation.concurrent.GuardedBy;

class NamesThatDemand {
    @GuardedBy("this") private int guarded;
    private int found;

    @GuardedBy("this") void needs() {
        guarded++;
    }

    synchronized void up() {
        guarded++;
        found++;
    }

    int stated(Optional<NamesThatDemand> other) {
        return other.get().guarded;
        //     ^^^^^^^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: the field `guarded` of an object of a class that is not known here, which may be `NamesThatDemand\.guarded`: nothing shows here that it may be used\. Give the object a declared type, as in a local variable or before the parameter of a lambda/
    }

    int found(Optional<NamesThatDemand> other) {
        return other.get().found;
        //     ^^^^^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: the field `found` of an object of a class that is not known here, which may be `NamesThatDemand\.found`: nothing shows here that it may be used\. Give the object a declared type, as in a local variable or before the parameter of a lambda/
    }

    void called(Optional<NamesThatDemand> other) {
        other.get().needs();
//      ^^^^^^^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a call of `needs` on an object of a class that is not known here, which may be `NamesThatDemand\.needs`: that asks something of its callers, and nothing shows it here\. Give the object a declared type, as in a local variable or before the parameter of a lambda/
    }

    void written(Optional<NamesThatDemand> other) {
        other.get().found = 3;
//      ^^^^^^^^^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: an assignment to something that is neither a variable, a field nor an array element/
    }

    void nobodys(Optional<com.foo.Other> other) {
        other.get().size = 3;
//      ^^^^^^^^^^^ warning[null-dereference]: /`other` may be null here\./
        other.get().size++;
    }
}
