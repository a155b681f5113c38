// Not a class of Java: what the models of the trusted library use where Java's documentation leaves something open. Nothing is known of the
// values: other threads may write them at any time, so every read gives any value of the type.
package calvin;

public final class Undetermined {
    public static volatile boolean choice;
    public static volatile int number;
    public static volatile long longNumber;
    public static volatile Object object;
}
