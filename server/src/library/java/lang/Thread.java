// What the checker believes of java.lang.Thread. `start` and `currentThread` are part of the language's semantics.
package java.lang;

import calvin.Asks;
import calvin.Undetermined;
import calvin.Waits;

public class Thread implements Runnable {
    public static final int MIN_PRIORITY = 1;
    public static final int NORM_PRIORITY = 5;
    public static final int MAX_PRIORITY = 10;

    // What a thread without a `run` of its own runs. The constructors below keep it there.
    //@ ghost final Runnable target;

    public Thread() { }
    public Thread(String name) {
        if (name == null) {
            throw new NullPointerException();
        }
    }
    public Thread(Runnable target) { }
    // With a body and not with a clause: nobody else gets hold of `target` before the start.
    public Thread(Runnable target, String name) {
        if (name == null) {
            throw new NullPointerException();
        }
    }

    public static native Thread currentThread();
    public native void start();
    // A thread made from a Runnable would run that: nothing can be said of a plain call.
    public abstract void run();
    public final native void join() throws InterruptedException;
    //@ requires 0 <= millis
    public final native void join(long millis) throws InterruptedException;
    //@ requires 0 <= millis
    public static native void sleep(long millis) throws InterruptedException;
    //@ requires 0 <= millis && 0 <= nanos && nanos <= 999999
    public static native void sleep(long millis, int nanos) throws InterruptedException;
    public static native void yield();
    public static native void onSpinWait();
    public native void interrupt();
    public native boolean isInterrupted();
    public static native boolean interrupted();
    @Asks("nothing")
    public final native boolean isAlive();
    //@ requires obj != null
    //@ ensures \result <==> obj.holder == tid
    @Asks("nothing")
    public static native boolean holdsLock(Object obj);
    //@ ensures \result != null
    @Asks("nothing")
    public final native String getName();
    //@ exsures (NullPointerException e) name == null
    @Waits
    public final native void setName(String name) throws NullPointerException;
    public native long getId();
    @Asks("nothing")
    public final native long threadId();
    // Not of a thread that runs.
    public final void setDaemon(boolean on) {
        boolean isAlive = Undetermined.choice;
        //@ assume isAlive ==> start
        if (isAlive) {
            throw new IllegalThreadStateException();
        }
    }

    @Asks("nothing")
    public final native boolean isDaemon();
    //@ requires MIN_PRIORITY <= newPriority && newPriority <= MAX_PRIORITY
    public final native void setPriority(int newPriority);
    //@ ensures MIN_PRIORITY <= \result && \result <= MAX_PRIORITY
    @Asks("nothing")
    public final native int getPriority();
    public static native void dumpStack();
}
