//- verdict: failed
//- option: all
// The library makes objects that no `new` makes: proxies, what is read from a stream, services.
import java.io.*;
import java.lang.invoke.MethodHandleProxies;
import java.lang.reflect.*;
import java.util.*;

interface Ask { int f(); }
class Known implements Ask { public int f() { return 1; } }
class MadeByJava {
    static void use(Ask i) { if (i != null) { int r = i.f(); assert r == 1; } }
    //                                                              ^^^^^^ error[assertion]: /`r == 1` may not hold here\./
    static Ask proxy(InvocationHandler h) { return (Ask) Proxy.newProxyInstance(Ask.class.getClassLoader(), new Class<?>[] { Ask.class }, h); }
    //                                                   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a call of `newProxyInstance`, which makes an object whose methods nobody has written/
    static Ask handle(java.lang.invoke.MethodHandle h) { return MethodHandleProxies.asInterfaceInstance(Ask.class, h); }
    //                                                          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a call of `asInterfaceInstance`, which makes an object whose methods nobody has written/
    static Object service() { return ServiceLoader.load(Ask.class); }
    //                               ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a call of `load`, which runs constructors by the names of their classes/
}
class Stored implements Serializable {
    private transient final Object lock = new Object();
    void f() { assert lock != null; }
    //                ^^^^ information[unsupported]: /not translated yet, so the method is not checked: a read of the transient field `lock`, which has no value in an object that is read from a stream/
    static Stored read(ObjectInputStream in) throws Exception { return (Stored) in.readObject(); }
    //                                                                          ^^^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a call of `readObject`, which may run what `Stored` has for serialization, or make one without its constructor/
}
class Counts implements Serializable {
    static final Object L = new Object();
    static int n;
    private void writeObject(ObjectOutputStream out) throws IOException { synchronized (L) { n++; } }
    static void write(ObjectOutputStream out, Counts c) throws Exception { synchronized (L) { int a = n; out.writeObject(c); assert a == n; } }
    //                                                                                                   ^^^^^^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a call of `writeObject`, which may run what `Stored` has for serialization, or make one without its constructor/
}
