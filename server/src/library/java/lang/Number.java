// What the checker believes of java.lang.Number.
package java.lang;

public abstract class Number {
    public Number() { }
    public native byte byteValue();
    public native short shortValue();
    public native int intValue();
    public native long longValue();
    public native float floatValue();
    public native double doubleValue();
}
