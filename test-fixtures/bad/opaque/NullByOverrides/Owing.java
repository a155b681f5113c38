//- verdict: failed
//- option: all
//- java-checks: auto
import java.util.Optional;

// The same of a parameter that is never null, and of a class whose supertype is not known.
class Owing {
    static void untyped(Optional<String> name) {
        name.ifPresent(String::length);
    }

    static void enter(Job job) {
        job.go(null);
//      ^^^^^^^^^^^^ error[precondition]: /`Wanting\.go` requires `name != null`, which may not hold at this call\./
    }

    static void lends() {
        enter(new Wanting());
//      ^^^^^^^^^^^^^^^^^^^^ error[precondition]: /`Wanting\.go` requires `name != null`, which may not hold at this call\./
    }
}

interface Job {
    void go(String name);
}
