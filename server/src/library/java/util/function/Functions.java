// Functional interfaces of java.util.function. Their methods are whatever the classes and lambdas of the workspace make of them; the default methods, which
// combine functions, are not believed anything.
package java.util.function;

public interface Function<T, R> {
    R apply(T t);
}

public interface BiFunction<T, U, R> {
    R apply(T t, U u);
}

public interface UnaryOperator<T> extends Function<T, T> {
}

public interface BinaryOperator<T> extends BiFunction<T, T, T> {
}

public interface Supplier<T> {
    T get();
}

public interface Consumer<T> {
    void accept(T t);
}

public interface BiConsumer<T, U> {
    void accept(T t, U u);
}

public interface Predicate<T> {
    boolean test(T t);
}

public interface BiPredicate<T, U> {
    boolean test(T t, U u);
}

public interface BooleanSupplier {
    boolean getAsBoolean();
}

public interface IntSupplier {
    int getAsInt();
}

public interface IntConsumer {
    void accept(int value);
}

public interface IntPredicate {
    boolean test(int value);
}

public interface IntFunction<R> {
    R apply(int value);
}

public interface IntUnaryOperator {
    int applyAsInt(int operand);
}

public interface IntBinaryOperator {
    int applyAsInt(int left, int right);
}

public interface ToIntFunction<T> {
    int applyAsInt(T value);
}

public interface ToIntBiFunction<T, U> {
    int applyAsInt(T t, U u);
}

public interface ObjIntConsumer<T> {
    void accept(T t, int value);
}

public interface IntToLongFunction {
    long applyAsLong(int value);
}

public interface IntToDoubleFunction {
    double applyAsDouble(int value);
}

public interface LongSupplier {
    long getAsLong();
}

public interface LongConsumer {
    void accept(long value);
}

public interface LongPredicate {
    boolean test(long value);
}

public interface LongFunction<R> {
    R apply(long value);
}

public interface LongUnaryOperator {
    long applyAsLong(long operand);
}

public interface LongBinaryOperator {
    long applyAsLong(long left, long right);
}

public interface ToLongFunction<T> {
    long applyAsLong(T value);
}

public interface ToLongBiFunction<T, U> {
    long applyAsLong(T t, U u);
}

public interface ObjLongConsumer<T> {
    void accept(T t, long value);
}

public interface LongToIntFunction {
    int applyAsInt(long value);
}

public interface LongToDoubleFunction {
    double applyAsDouble(long value);
}

public interface DoubleSupplier {
    double getAsDouble();
}

public interface DoubleConsumer {
    void accept(double value);
}

public interface DoublePredicate {
    boolean test(double value);
}

public interface DoubleFunction<R> {
    R apply(double value);
}

public interface DoubleUnaryOperator {
    double applyAsDouble(double operand);
}

public interface DoubleBinaryOperator {
    double applyAsDouble(double left, double right);
}

public interface ToDoubleFunction<T> {
    double applyAsDouble(T value);
}

public interface ToDoubleBiFunction<T, U> {
    double applyAsDouble(T t, U u);
}

public interface ObjDoubleConsumer<T> {
    void accept(T t, double value);
}

public interface DoubleToIntFunction {
    int applyAsInt(double value);
}

public interface DoubleToLongFunction {
    long applyAsLong(double value);
}
