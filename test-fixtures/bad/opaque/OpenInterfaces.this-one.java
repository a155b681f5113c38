//- verdict: failed
//- option: all
//- java-checks: auto
// As ok/opaque/OpenInterfaces.java, but all interfaces are handed on in an array that says nothing of them.
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Proxy;

class OpenInterfaces {
    interface Made { int f(); }
    interface Other { int f(); }
    static class Known implements Made, Other { public int f() { return 50; } }
    static Object made(Class<?>[] all, InvocationHandler h) { return Proxy.newProxyInstance(all[0].getClassLoader(), all, h); }
    //                                                               ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a call of `newProxyInstance`, which makes an object whose methods nobody has written/
    static void same(Other one) { int r = one.f(); assert r == 50; }
    //                                                    ^^^^^^^ error[assertion]: /`r == 50` may not hold here\./
    static void own() { Made one = new Known(); int r = one.f(); assert r == 50; }
}
