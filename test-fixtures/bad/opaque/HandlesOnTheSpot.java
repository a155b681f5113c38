//- verdict: failed
//- option: all
// A member is reached by its name, and nobody has written the type of what was looked up.
import java.lang.invoke.*;
import java.util.Arrays;

class HandlesOnTheSpot {
    private int x;
    private int y = 1;

    synchronized void onTheSpot() throws Exception { x = 1; HandlesOnTheSpot.class.getDeclaredField("x").setInt(this, 7); assert x == 1; }
    //                                                      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a call of `setInt` on what this file may have looked up by a name, which reaches a field or a method by its name, and which one is not followed/
    synchronized void inferred() throws Exception { x = 1; var f = HandlesOnTheSpot.class.getDeclaredField("x"); f.setInt(this, 7); assert x == 1; }
    //                                                                                                           ^^^^^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a call of `setInt` on what this file may have looked up by a name, which reaches a field or a method by its name, and which one is not followed/
    synchronized void called() throws Exception { x = 1; HandlesOnTheSpot.class.getDeclaredMethod("up").invoke(this); assert x == 1; }
    //                                                   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a call of `invoke` on what this file may have looked up by a name, which reaches a field or a method by its name, and which one is not followed/
    private void up() { x++; }
    //                  ^ error[race]: /`x` is read here without holding `this`, which is held in most places where it is used/
    synchronized void handle() throws Throwable { x = 1; MethodHandles.lookup().findSetter(HandlesOnTheSpot.class, "x", int.class).invoke(this, 7); assert x == 1; }
    //                                                   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a call of `invoke` on what this file may have looked up by a name, which reaches a field or a method by its name, and which one is not followed/
    synchronized void variable() throws Exception { x = 1; var v = MethodHandles.lookup().findVarHandle(HandlesOnTheSpot.class, "x", int.class); v.setVolatile(this, 7); assert x == 1; }
    //                                                                                                                                           ^^^^^^^^^^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a call of `setVolatile` on what this file may have looked up by a name, which reaches a field or a method by its name, and which one is not followed/
    synchronized void all() { x = 1; Arrays.stream(HandlesOnTheSpot.class.getDeclaredFields()).forEach(f -> { try { f.setInt(this, 7); } catch (Exception e) { } }); assert x == 1; }
    //                                                                                                              ^^^^^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a call of `setInt` on what this file may have looked up by a name, which reaches a field or a method by its name, and which one is not followed/
    //                                                                                                                                                                      ^^^^^^ error[assertion]: /`x == 1` may not hold here\./
    synchronized void each() throws Exception { x = 1; for (var f : HandlesOnTheSpot.class.getDeclaredFields()) f.setInt(this, 7); assert x == 1; }
    //                                                                                                          ^^^^^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a call of `setInt` on what this file may have looked up by a name, which reaches a field or a method by its name, and which one is not followed/
}
