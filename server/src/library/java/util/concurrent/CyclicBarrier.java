// What the checker believes of java.util.concurrent.CyclicBarrier: waiting may take any time. Who comes when is not modelled. A barrier with an action is not known here.
package java.util.concurrent;

public class CyclicBarrier {
    public CyclicBarrier(int parties) throws IllegalArgumentException { }
    public native int await() throws InterruptedException, BrokenBarrierException;
    //@ exsures (NullPointerException e) unit == null
    public native int await(long timeout, TimeUnit unit) throws InterruptedException, BrokenBarrierException, TimeoutException, NullPointerException;
    public native int getParties();
    public native void reset();
    public native boolean isBroken();
}
