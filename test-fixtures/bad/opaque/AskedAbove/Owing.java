//- verdict: failed
//- option: all
//- java-checks: auto
import java.util.Optional;
// What a call owes may stand above the method that runs, in the interface alone.
class Owing {
    static void untyped(Optional<String> name) {
        name.ifPresent(String::length);
    }

    static void enter(Job job) {
        job.go();
//      ^^^^^^^^ error[precondition]: /`Locked\.go` requires `Job\.LOCK\.holder == tid`, which may not hold at this call\./
    }

    static void lends() {
        enter(new Locked());
//      ^^^^^^^^^^^^^^^^^^^ error[precondition]: /`Locked\.go` requires `Job\.LOCK\.holder == tid`, which may not hold at this call\./
    }

    static void takes(Locked one) {
        one.go();
//      ^^^^^^^^ error[precondition]: /`Locked\.go` requires `Job\.LOCK\.holder == tid`, which may not hold at this call\./
    }

}
