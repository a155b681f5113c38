//- verdict: verified
//- option: all
//- java-checks: auto
// The library makes an object of one interface; those of others are what the workspace makes.
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Proxy;

class OpenInterfaces {
    interface Made { int f(); }
    interface Other { int f(); }
    static class Known implements Made, Other { public int f() { return 50; } }
    static void same(Other one) { int r = one.f(); assert r == 50; }
    static void own() { Made one = new Known(); int r = one.f(); assert r == 50; }
    static int anything(Made one) { return one.f(); }
}
class Makes {
    static Class<?> made() { return Proxy.getProxyClass(Made.class.getClassLoader(), Made.class); }
    interface Made { int f(); }
}
