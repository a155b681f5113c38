// What the checker believes of java.util.concurrent.atomic.LongAdder: anybody may use it at any time, and what it adds up to is not modelled.
package java.util.concurrent.atomic;

public class LongAdder extends Number {
    public LongAdder() { }

    public native void add(long x);
    public native void increment();
    public native void decrement();
    public native long sum();
    public native void reset();
    public native long sumThenReset();
    public native int intValue();
    public native long longValue();
}
