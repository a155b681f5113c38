//- verdict: unsupported
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
        //     ^^^^^^^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: the field `guarded` of an object of a class that is not known here, which may be `NamesThatDemand\.guarded`: what protects that is not shown here/
    }

    int found(Optional<NamesThatDemand> other) {
        return other.get().found;
        //     ^^^^^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: the field `found` of an object of a class that is not known here, which may be `NamesThatDemand\.found`: what protects that is not shown here/
    }

    void called(Optional<NamesThatDemand> other) {
        other.get().needs();
//      ^^^^^^^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a call of `needs` on an object of a class that is not known here, which may be one of `needs`: that requires something/
    }

    void written(Optional<NamesThatDemand> other) {
        other.get().found = 3;
//      ^^^^^^^^^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: an assignment to something that is neither a variable, a field nor an array element/
    }

    void nobodys(Optional<com.foo.Other> other) {
        other.get().size = 3;
        other.get().size++;
    }
}
