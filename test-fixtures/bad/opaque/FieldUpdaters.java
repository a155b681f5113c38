//- verdict: unsupported
import java.lang.invoke.*;
import java.util.concurrent.atomic.*;
import javax.annotation.concurrent.GuardedBy;

// Updaters and handles write a field that nothing names.
class FieldUpdaters {
    @GuardedBy("this") private volatile int v;
    @GuardedBy("this") private int n;
    static final AtomicIntegerFieldUpdater<FieldUpdaters> U = AtomicIntegerFieldUpdater.newUpdater(FieldUpdaters.class, "v");
    static final VarHandle N;
    static { try { N = MethodHandles.lookup().findVarHandle(FieldUpdaters.class, "n", int.class); } catch (ReflectiveOperationException e) { throw new IllegalStateException(e); } }
    synchronized void set() { v = 1; U.set(this, 2); assert v == 1; }
    //                               ^^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a call of `set` on a `AtomicIntegerFieldUpdater`, which reaches a field or a method by its name, and which one is not followed/
    synchronized void increment() { v = 1; U.incrementAndGet(this); assert v == 1; }
    //                                     ^^^^^^^^^^^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a call of `incrementAndGet` on a `AtomicIntegerFieldUpdater`, which reaches a field or a method by its name, and which one is not followed/
    synchronized void handle() { n = 1; N.setVolatile(this, 2); assert n == 1; }
    //                                  ^^^^^^^^^^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a call of `setVolatile` on a `VarHandle`, which reaches a field or a method by its name, and which one is not followed/
}
