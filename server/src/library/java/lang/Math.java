// What the checker believes of java.lang.Math. A cast says where the result wraps around, if integers are Java's.
package java.lang;

public final class Math {
    public static final double PI = 3.141592653589793;
    public static final double E = 2.718281828459045;

    //@ ensures \result == (a >= b ? a : b)
    public static native int max(int a, int b);
    //@ ensures \result == (a <= b ? a : b)
    public static native int min(int a, int b);
    //@ ensures \result == (a >= 0 ? a : (int) -a)
    public static native int abs(int a);
    //@ ensures \result == x + y
    public static native int addExact(int x, int y) throws ArithmeticException;
    //@ ensures \result == x - y
    public static native int subtractExact(int x, int y) throws ArithmeticException;
    //@ ensures \result == x * y
    public static native int multiplyExact(int x, int y) throws ArithmeticException;
    //@ requires y != 0
    //@ ensures y > 0 ==> 0 <= \result && \result < y
    public static native int floorMod(int x, int y);
    //@ requires y != 0
    public static native int floorDiv(int x, int y);
    //@ ensures \result == (a >= b ? a : b)
    public static native long max(long a, long b);
    //@ ensures \result == (a <= b ? a : b)
    public static native long min(long a, long b);
    //@ ensures \result == (a >= 0 ? a : (long) -a)
    public static native long abs(long a);
    //@ ensures \result == x + y
    public static native long addExact(long x, long y) throws ArithmeticException;
    //@ ensures \result == x - y
    public static native long subtractExact(long x, long y) throws ArithmeticException;
    //@ ensures \result == x * y
    public static native long multiplyExact(long x, long y) throws ArithmeticException;
    //@ requires y != 0
    //@ ensures y > 0 ==> 0 <= \result && \result < y
    public static native long floorMod(long x, long y);
    //@ requires y != 0
    public static native long floorDiv(long x, long y);
    // Java takes these where the second argument is an int, and floorMod then gives one.
    //@ requires y != 0
    //@ ensures y > 0 ==> 0 <= \result && \result < y
    public static native int floorMod(long x, int y);
    //@ requires y != 0
    public static native long floorDiv(long x, int y);
    //@ ensures \result == x * y
    public static native long multiplyExact(long x, int y) throws ArithmeticException;
    public static native float signum(float f);
    //@ ensures \result == value
    public static native int toIntExact(long value) throws ArithmeticException;
    public static native float max(float a, float b);
    public static native float min(float a, float b);
    public static native float abs(float a);
    public static native double max(double a, double b);
    public static native double min(double a, double b);
    public static native double abs(double a);
    public static native double sqrt(double a);
    public static native double cbrt(double a);
    public static native double sin(double a);
    public static native double cos(double a);
    public static native double tan(double a);
    public static native double asin(double a);
    public static native double acos(double a);
    public static native double atan(double a);
    public static native double exp(double a);
    public static native double log(double a);
    public static native double log10(double a);
    public static native double floor(double a);
    public static native double ceil(double a);
    public static native double rint(double a);
    public static native double signum(double a);
    public static native double toRadians(double a);
    public static native double toDegrees(double a);
    public static native double pow(double a, double b);
    public static native double atan2(double a, double b);
    public static native double hypot(double a, double b);
    public static native long round(double a);
    public static native int round(float a);
    public static native double random();
}
