// What the checker believes of java.io.PrintStream: output changes nothing that a program can see.
package java.io;

public class PrintStream {
    public PrintStream() { }
    public native void println();
    public native void flush();
    public native void print(Object value);
    public native void print(String value);
    public native void print(boolean value);
    public native void print(char value);
    public native void print(int value);
    public native void print(long value);
    public native void print(float value);
    public native void print(double value);
    public native void print(char[] value);
    public native void println(Object value);
    public native void println(String value);
    public native void println(boolean value);
    public native void println(char value);
    public native void println(int value);
    public native void println(long value);
    public native void println(float value);
    public native void println(double value);
    public native void println(char[] value);
    //@ ensures \result == this
    public native PrintStream printf(String format, Object... args);
    //@ ensures \result == this
    public native PrintStream format(String format, Object... args);
}

public interface Serializable {
}
