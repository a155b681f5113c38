//- verdict: failed
import java.io.*;
import java.util.*;
import java.util.concurrent.*;
import javax.annotation.concurrent.GuardedBy;

// What code without source has made keeps what it was given, and runs it in a call of a method that has a stub.
class LibraryKeepsCallback {
    @GuardedBy("this") private int n;
    int hit() { synchronized (this) { return n++; } }
    class Out extends OutputStream { public void write(int b) { hit(); } }
    class In extends InputStream { public int read() { hit(); return -1; } }
    synchronized void print() { PrintStream p = new PrintStream(new Out(), true); n = 0; p.println("x"); assert n == 0; }
    //                                                                                                          ^^^^^^ error[assertion]: /`n == 0` may not hold here\./
    synchronized void barrier() { CyclicBarrier c = new CyclicBarrier(1, () -> hit()); n = 0; try { c.await(); } catch (Exception e) { } assert n == 0; }
    //                                                                                                                                          ^^^^^^ error[assertion]: /`n == 0` may not hold here\./
    synchronized void scan() { Iterator<String> q = new Scanner(new In()); n = 0; boolean b = q.hasNext(); assert n == 0; }
    //                                                                                                            ^^^^^^ error[assertion]: /`n == 0` may not hold here\./
}
