//- verdict: failed
//- option: all
//- java-checks: auto
// Java looks at variable numbers of arguments last, but whether an interface of which nothing is known takes this function is not known: either may be meant, and one wants the lock.
import javax.annotation.concurrent.GuardedBy;

class VariableNumberOrStranger {
    @GuardedBy("this") private int events;

    void on(com.foo.Handler handler) {
        com.foo.Bus.add(handler);
    }

    @GuardedBy("this") void on(Runnable... handlers) {
        events += handlers.length;
    }

    void start() {
        on(() -> {});
//      ^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a call of `VariableNumberOrStranger\.on`: the choice among its overloads depends on a type that Java infers and that is not known here/
    }

    void both() {
        on(() -> {}, () -> {});
//      ^^^^^^^^^^^^^^^^^^^^^^ error[precondition]: /`VariableNumberOrStranger\.on\(Runnable\[\]\)` requires `this\.holder == tid`, which may not hold at this call\./
    }
}
