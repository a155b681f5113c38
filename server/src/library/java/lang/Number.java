// What the checker believes of java.lang.Number.
package java.lang;

import java.io.Serializable;

public abstract class Number implements Serializable {
    public Number() { }
    public native byte byteValue();
    public native short shortValue();
    public native int intValue();
    public native long longValue();
    public native float floatValue();
    public native double doubleValue();
}
