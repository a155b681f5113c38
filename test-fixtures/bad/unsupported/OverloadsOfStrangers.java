//- verdict: unsupported
//- option: all
//- java-checks: auto
// Two methods take the function, as far as is known here: one of them by an interface of which nothing is known.
class OverloadsOfStrangers {
    private int events;

    void on(Runnable code) {
        code.run();
    }

    void on(com.foo.Handler handler) {
        com.foo.Bus.add(handler);
    }

    void start() {
        on(() -> {});
//      ^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a call of `OverloadsOfStrangers\.on`: the choice among its overloads is not clear/
    }
}
