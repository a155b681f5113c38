@Deprecated
package fixtures.parse;

import java.util.List;
import java.lang.annotation.*;;

/** Every kind of declaration that Java 21 has. */
public abstract sealed class Declarations<A, B extends List<A>> implements Comparable<A>, Runnable permits Declarations.Sub, Declarations.Other {
    public static final int CONSTANT = 1;
    protected transient volatile Object field;
    private @Marker int annotated, second[] = {}, third;
    ;
    protected Declarations() throws Exception { super(); }
    <T> Declarations(T t) { this.field = t; }
    public abstract void abstractMethod();
    native int nativeMethod(long... many);
    static synchronized strictfp final void staticMethod() {}
    int arrayResult()[] { return null; }
    public <T extends Number & Comparable<T>> List<? super T> generic(final @Marker T t, int[]... rest) throws java.io.IOException, Error { return null; }
    void receiver(Declarations<A, B> this, int x) {}
    @Override public int compareTo(A a) { return 0; }
    static final class Sub<A, B extends List<A>> extends Declarations<A, B> { Sub() throws Exception {} public void abstractMethod() {} public void run() {} }
    static non-sealed abstract class Other<A, B extends List<A>> extends Declarations<A, B> { Other() throws Exception {} }

    interface Shape permits Circle, Square {
        int SIDES = 4, CORNERS = 4;
        double area();
        default double twice() { return 2 * area(); }
        static Shape unit() { return null; }
        private void helper() {}
        class Nested {}
        record Pair(int a, int b) {}
        enum Kind { A }
        interface Deeper extends Shape, Runnable {}
        @interface Note {}
    }
    record Circle(double radius, int... rest) implements Shape {
        static int count;
        Circle { if (radius < 0) throw new IllegalArgumentException(); }
        Circle(double radius, int a, int b) { this(radius); }
        public double area() { return radius * radius; }
    }
    record Square<T>(@Marker T side) { }
    record Empty() {}
    enum Plain { }
    enum Planet implements Runnable {
        @Deprecated MERCURY(1, "x") { @Override public void run() {} int extra; },
        VENUS, EARTH(3),;
        final int number;
        Planet() { this(0); }
        Planet(int n, String... s) { number = n; }
        public void run() {}
    }
    enum Trailing { ONE, TWO, }
    @Retention(RetentionPolicy.RUNTIME) @Target({ElementType.FIELD, ElementType.TYPE_USE})
    @interface Marker {
        int value() default 1;
        String[] names() default {"a", "b"};
        Class<?> type() default Object.class;
        int CONSTANT = 3;
        enum Inner { A }
    }
    @Marker(value = 2, names = {"x"}) @java.lang.Deprecated int withAnnotations;
    java.util.@Marker List<@Marker String> typeUse;
    Object lambda = (Runnable) () -> { class InLambda {} };
}

interface Second extends Runnable {}

enum Third { A; }

@interface Fourth {}

record Fifth(int x) {}
