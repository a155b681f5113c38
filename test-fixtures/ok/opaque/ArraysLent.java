//- verdict: verified
//- option: all
//- java-checks: auto
// What fills, sorts, copies or reads an array forgets it.
import java.io.*;
import java.util.*;

class ArraysLent {
    @GuardedBy("this") private final int[] ints = new int[10];
    @GuardedBy("this") private final byte[] bytes = new byte[10];
    synchronized void look() { int a = ints[0]; int b = ints[0]; assert a == b; }
    synchronized void fill() { Arrays.fill(ints, 1); Arrays.sort(ints); }
    synchronized int[] copy() { return Arrays.copyOf(ints, 5); }
    synchronized String text() { return Arrays.toString(ints) + new String(bytes); }
    synchronized int sum() { return Arrays.stream(ints).map(one -> one + 1).sum(); }
    synchronized int read(InputStream in) throws IOException { return in.read(bytes); }
    synchronized void write(OutputStream out) throws IOException { out.write(bytes); }
}
