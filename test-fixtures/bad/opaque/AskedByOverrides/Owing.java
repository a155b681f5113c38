//- verdict: failed
//- option: all
//- java-checks: auto
import java.util.Optional;

// A function that nobody knows makes the call one of code without source; the lock that the known class wants is owed.
class Owing {
    static void untyped(Optional<String> name) {
        name.ifPresent(String::length);
    }

    static void enter(Job job) {
        job.go();
//      ^^^^^^^^ error[precondition]: /`Locked\.go` requires `lock\.holder == tid`, which may not hold at this call\./
    }

    static void lends() {
        enter(new Locked());
//      ^^^^^^^^^^^^^^^^^^^ error[precondition]: /`Locked\.go` requires `lock\.holder == tid`, which may not hold at this call\./
    }
}

interface Job {
    void go();
}
