// What the checker believes of java.io.PrintStream: output changes nothing that a program can see.
package java.io;

import calvin.Asks;
import calvin.Waits;

@Waits
public class PrintStream implements AutoCloseable {
    public PrintStream() { }
    public native void println();
    public native void flush();
    public native void close();
    // Where its `toString` gives null, unlike `println`.
    //@ exsures (NullPointerException e) value != null
    @Asks("toString")
    public native void print(Object value) throws NullPointerException;
    public native void print(String value);
    public native void print(boolean value);
    public native void print(char value);
    public native void print(int value);
    public native void print(long value);
    public native void print(float value);
    public native void print(double value);
    //@ exsures (NullPointerException e) value == null
    public native void print(char[] value) throws NullPointerException;
    @Asks("toString")
    public native void println(Object value);
    public native void println(String value);
    public native void println(boolean value);
    public native void println(char value);
    public native void println(int value);
    public native void println(long value);
    public native void println(float value);
    public native void println(double value);
    //@ exsures (NullPointerException e) value == null
    public native void println(char[] value) throws NullPointerException;
    // What is wrong with a format is an IllegalFormatException, a subclass.
    //@ ensures \result == this
    //@ exsures (NullPointerException e) format == null
    @Asks("toString")
    public native PrintStream printf(String format, Object... args) throws NullPointerException, IllegalArgumentException;
    //@ ensures \result == this
    //@ exsures (NullPointerException e) format == null
    @Asks("toString")
    public native PrintStream format(String format, Object... args) throws NullPointerException, IllegalArgumentException;
}

public interface Serializable {
}
