//- verdict: verified
//- option: all
//- java-checks: auto
// Serialization that only copies fields is code without source like any other.
import java.io.*;

class ReadFromStreams implements Serializable {
    @GuardedBy("this") private int n;
    synchronized void m() { n = 1; assert n == 1; }
    static Object read(ObjectInputStream in) throws Exception { return in.readObject(); }
    static void write(ObjectOutputStream out, ReadFromStreams one) throws Exception { out.writeObject(one); }
}
