//- verdict: failed
import java.io.*;
import java.util.*;
import javax.annotation.concurrent.GuardedBy;

// What has a stub may run code by types without one, or through statics.
class LibraryRunsUnseen {
    @GuardedBy("this") private int n;
    int hit() { synchronized (this) { return n++; } }
    class F implements Formattable { public void formatTo(Formatter f, int a, int b, int c) { hit(); } }
    class Out extends OutputStream { public void write(int b) { hit(); } }
    synchronized void format() { F f = new F(); n = 0; String.format("%s", f); assert n == 0; }
    //                                                                                ^^^^^^ error[assertion]: /`n == 0` may not hold here\./
    synchronized void stackTrace() { System.setErr(new PrintStream(new Out(), true)); n = 0; new Exception().printStackTrace(); assert n == 0; }
    //                                                                                                                                 ^^^^^^ error[assertion]: /`n == 0` may not hold here\./
    synchronized void dumpStack() { System.setErr(new PrintStream(new Out(), true)); n = 0; Thread.dumpStack(); assert n == 0; }
    //                                                                                                                 ^^^^^^ error[assertion]: /`n == 0` may not hold here\./
    synchronized void headSet() { Set<String> m = new TreeSet<String>((x, y) -> hit()).headSet("b"); n = 0; m.contains("a"); assert n == 0; }
    //                                                                                                      ^^^^^^^^^^^^^^^ warning[null-dereference]: /`m` may be null here\./
    //                                                                                                                              ^^^^^^ error[assertion]: /`n == 0` may not hold here\./
}
