//- verdict: failed
//- option: all
// A setter that is looked up by the name of a field may set it to null.
import java.lang.invoke.*;

class NullBySetter {
    private volatile Object f = new Object();

    void clear() {
        try {
            MethodHandle h = MethodHandles.lookup().findSetter(NullBySetter.class, "f", Object.class);
            h.invoke(this, (Object) null);
//          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a call of `invoke` on a `MethodHandle`, which reaches a field or a method by its name, and which one is not followed/
        } catch (Throwable t) {
        }
    }

    void use() {
        Object g = f;
        assert g != null;
        //     ^^^^^^^^^ error[assertion]: /`g != null` may not hold here\./
    }
}
