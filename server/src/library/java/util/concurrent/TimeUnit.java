// What the checker believes of java.util.concurrent.TimeUnit: seven constants. Time itself is not modelled.
package java.util.concurrent;

public final class TimeUnit extends Enum<TimeUnit> {
    public static final /*@ non_null */ TimeUnit NANOSECONDS = new TimeUnit();
    public static final /*@ non_null */ TimeUnit MICROSECONDS = new TimeUnit();
    public static final /*@ non_null */ TimeUnit MILLISECONDS = new TimeUnit();
    public static final /*@ non_null */ TimeUnit SECONDS = new TimeUnit();
    public static final /*@ non_null */ TimeUnit MINUTES = new TimeUnit();
    public static final /*@ non_null */ TimeUnit HOURS = new TimeUnit();
    public static final /*@ non_null */ TimeUnit DAYS = new TimeUnit();

    private TimeUnit() { }

    public native void sleep(long timeout) throws InterruptedException;
    //@ exsures (NullPointerException e) sourceUnit == null
    public native long convert(long sourceDuration, TimeUnit sourceUnit) throws NullPointerException;
    public native long toNanos(long duration);
    public native long toMicros(long duration);
    public native long toMillis(long duration);
    public native long toSeconds(long duration);
    public native long toMinutes(long duration);
    public native long toHours(long duration);
    public native long toDays(long duration);
}
