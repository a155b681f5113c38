//- verdict: failed
//- option: all
//- java-checks: auto
// Objects of interfaces whose methods nobody has written: a proxy's handler runs them, or code without source that is given the class.
import com.acme.Foo;
import java.lang.reflect.Proxy;

class OpenInterfaces {
    interface Up { int f(); }
    interface Ask extends Up { int g(); default int h() { return 3; } }
    static class Known implements Ask { public int f() { return 50; } public int g() { return 51; } }
    @GuardedBy("OpenInterfaces.class") private static int n;
    static Ask kept;
    //         ^^^^ error[race]: /`kept` may be written by one thread while another one uses it: no lock is held wherever it is used/
    static void start() { kept = made(); }
    //                           ^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: calls `OpenInterfaces\.made`, which is not translated: a call of `newProxyInstance`, which makes an object whose methods nobody has written/
    static Ask made() {
        return (Ask) Proxy.newProxyInstance(Up.class.getClassLoader(), new Class<?>[] { Ask.class },
        //           ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a call of `newProxyInstance`, which makes an object whose methods nobody has written/
            (p, m, a) -> { synchronized (OpenInterfaces.class) { n++; return 4; } });
    }
    static synchronized void runs(Ask one) { int x = n; one.f(); assert x == n; }
    //                                                                  ^^^^^^ error[assertion]: /`x == n` may not hold here\./
    static synchronized void runsAbove(Up one) { int x = n; one.f(); assert x == n; }
    //                                                                      ^^^^^^ error[assertion]: /`x == n` may not hold here\./
    static synchronized void asText(Ask one) { int x = n; String s = "" + one; assert x == n; }
    //                                                                                ^^^^^^ error[assertion]: /`x == n` may not hold here\./
    static synchronized void compares(Ask one, Ask two) { int x = n; boolean b = one.equals(two); assert x == n; }
    //                                                                                                   ^^^^^^ error[assertion]: /`x == n` may not hold here\./
    static void gives(Ask one) { int r = one.g(); assert r == 51; }
    //                                                   ^^^^^^^ error[assertion]: /`r == 51` may not hold here\./
    static void byDefault(Ask one) { int r = one.h(); assert r == 3; }
    //                                                       ^^^^^^ error[assertion]: /`r == 3` may not hold here\./
    static void above(Up one) { int r = one.f(); assert r == 50; }
    //                                                  ^^^^^^^ error[assertion]: /`r == 50` may not hold here\./
    static void all() { asText(kept); }
    //                  ^^^^^^^^^^^^ error[assertion]: /`x == n` may not hold here\./
    static void known(Known one) { int r = one.f(); assert r == 50; }
}
class GivenItsClass {
    interface Ask { int f(); }
    static class Known implements Ask { public int f() { return 50; } }
    static void use() { Ask a = Foo.create(Ask.class); if (a != null) { int r = a.f(); assert r == 50; } }
    //                                                                                        ^^^^^^^ error[assertion]: /`r == 50` may not hold here\./
    static void elsewhere(Ask a) { int r = a.f(); assert r == 50; }
    //                                                   ^^^^^^^ error[assertion]: /`r == 50` may not hold here\./
}
