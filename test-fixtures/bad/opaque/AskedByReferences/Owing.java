//- verdict: unsupported
//- option: all
//- java-checks: auto
import java.util.Optional;

// Whoever runs a reference calls the method, however its object is named.
class Owing extends Locked {
    static <T extends Locked> void ofVariable(T it) {
        Optional.of(1).ifPresent(it::go);
        //                       ^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a reference to `go` on an object of a class that is not known here, which may be `Locked\.go`: that asks something of its callers, and nothing shows it here\. Give the object a declared type, as in a local variable or before the parameter of a lambda/
    }

    static void ofParameter(Locked it) {
        Optional.of(it).ifPresent(one -> Optional.of(1).ifPresent(one::go));
        //                                                        ^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a reference to `go` on an object of a class that is not known here, which may be `Locked\.go`: that asks something of its callers, and nothing shows it here\. Give the object a declared type, as in a local variable or before the parameter of a lambda/
    }

    static void ofLocal(Locked it) {
        var one = Optional.of(it).get();
        Optional.of(1).ifPresent(one::go);
        //                       ^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a reference to `go` on an object of a class that is not known here, which may be `Locked\.go`: that asks something of its callers, and nothing shows it here\. Give the object a declared type, as in a local variable or before the parameter of a lambda/
    }

    static void ofCall(Locked it) {
        Optional.of(1).ifPresent(Optional.of(it).get()::go);
        //                       ^^^^^^^^^^^^^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a reference to `go` on an object of a class that is not known here, which may be `Locked\.go`: that asks something of its callers, and nothing shows it here\. Give the object a declared type, as in a local variable or before the parameter of a lambda/
    }

    void ofSuper() {
        Optional.of(1).ifPresent(super::go);
        //                       ^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a reference to `go` on an object of a class that is not known here, which may be `Locked\.go`: that asks something of its callers, and nothing shows it here\. Give the object a declared type, as in a local variable or before the parameter of a lambda/
    }
}
