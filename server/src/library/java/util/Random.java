// What the checker believes of java.util.Random: any numbers of the type. Any thread may use it.
package java.util;

import calvin.Runs;
import calvin.ThreadSafe;
import calvin.Waits;
import java.io.Serializable;

@ThreadSafe
public class Random implements Serializable {
    @Runs("setSeed/1")
    public Random() { }
    @Runs("setSeed/1")
    public Random(long seed) { }
    public native int nextInt();
    //@ requires bound > 0
    //@ ensures 0 <= \result && \result < bound
    public native int nextInt(int bound);
    public native long nextLong();
    public native boolean nextBoolean();
    public native double nextDouble();
    @Waits
    public native double nextGaussian();
}
