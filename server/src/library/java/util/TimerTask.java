// What the checker believes of java.util.TimerTask: what it does is what the workspace makes of it. Who runs it, a `java.util.Timer`, is code
// without source.
package java.util;

public abstract class TimerTask implements Runnable {
    protected TimerTask() { }

    public abstract void run();
    public native boolean cancel();
    public native long scheduledExecutionTime();
}
