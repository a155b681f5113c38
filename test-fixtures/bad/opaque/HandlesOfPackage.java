//- verdict: unsupported
//- option: all
// The types of reflection are imported with all of their package.
import java.lang.reflect.*;

class HandlesOfPackage {
    private int x;

    synchronized void field(Field f) throws Exception { x = 1; f.setInt(this, 7); assert x == 1; }
    //                                                         ^^^^^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a call of `setInt` on a `Field`, which reaches a field or a method by its name, and which one is not followed/
    synchronized void method(Method m) throws Exception { x = 1; m.invoke(this); assert x == 1; }
    //                                                           ^^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a call of `invoke` on a `Method`, which reaches a field or a method by its name, and which one is not followed/
}
