//- verdict: unsupported
//- option: all
//- java-checks: auto
// What is read has a transient field that nobody has set.
import java.io.*;

class ReadFromStreams implements Serializable {
    @GuardedBy("this") private int n;
    private final transient Object lock = new Object();
    synchronized void m() { n = 1; assert n == 1; }
    static Object read(ObjectInputStream in) throws Exception { return in.readObject(); }
    //                                                                 ^^^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a call of `readObject`, which may run what `ReadFromStreams` has for serialization, or make one without its constructor/
    static void write(ObjectOutputStream out, ReadFromStreams one) throws Exception { out.writeObject(one); }
    //                                                                                ^^^^^^^^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a call of `writeObject`, which may run what `ReadFromStreams` has for serialization, or make one without its constructor/
}
