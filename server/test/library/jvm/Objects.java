// Objects of java.lang and java.util that are no collections.
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Random;
import java.util.Timer;
import java.util.TimerTask;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

final class Objects {
    private Objects() { }

    enum Colour { RED, GREEN }
    enum Shape { ROUND { }, SQUARE }
    record Pair(Object left, int right) { }

    static final class MutedThrowable extends RuntimeException {
        MutedThrowable() { super("muted", null, false, false); }
    }

    static void fill() {
        Values.any(Object.class, "held", () -> Values.HELD);
        Values.any(Object.class, "new Object()", Object::new);
        Values.any(Hostile.Rude.class, "rude", Hostile.Rude::new);
        Values.any(Hostile.Liar.class, "liar", Hostile.Liar::new);
        Values.add(Hostile.RudeNumber.class, "rude number", Hostile.RudeNumber::new);
        Values.add(java.math.BigDecimal.class, "BigDecimal", () -> new java.math.BigDecimal("1.5"));
        Values.add(Colour.class, "Colour.RED", () -> Colour.RED);
        Values.add(Colour.class, "Colour.GREEN", () -> Colour.GREEN);
        Values.add(Shape.class, "Shape.ROUND", () -> Shape.ROUND);
        Values.add(Pair.class, "Pair(rude, 1)", () -> new Pair(new Hostile.Rude(), 1));
        Values.add(Pair.class, "Pair(null, 1)", () -> new Pair(null, 1));
        for (TimeUnit unit : TimeUnit.values()) Values.add(TimeUnit.class, unit.name(), () -> unit);
        for (Class<?> one : new Class<?>[] {String.class, int.class, Object[].class, Colour.class, Runnable.class}) Values.add(Class.class, one.getSimpleName() + ".class", () -> one);
        Values.add(StringBuilder.class, "empty builder", StringBuilder::new);
        Values.add(StringBuilder.class, "builder abc", () -> new StringBuilder("abc"));
        Values.add(StringBuffer.class, "empty buffer", StringBuffer::new);
        Values.add(StringBuffer.class, "buffer abc", () -> new StringBuffer("abc"));
        Values.add(Random.class, "random", () -> new Random(1));
        Values.add(Runnable.class, "empty run", () -> (Runnable) () -> { });
        Values.add(Runnable.class, "rude run", () -> (Runnable) () -> { throw new Hostile.Refusal("run"); });
        Values.add(Comparator.class, "reversed", () -> Comparator.reverseOrder());
        Values.add(Comparator.class, "by hash", () -> Comparator.comparingInt(System::identityHashCode));
        Values.add(Comparator.class, "rude order", () -> (Comparator<Object>) (left, right) -> { throw new Hostile.Refusal("compare"); });
        Values.add(Comparator.class, "no order", Hostile.Contradiction::new);
        Values.add(PrintStream.class, "stream", () -> new PrintStream(new ByteArrayOutputStream()));
        Values.add(PrintStream.class, "closed stream", Objects::closedStream);
        throwables();
        threads();
    }

    private static Object closedStream() {
        PrintStream stream = new PrintStream(new ByteArrayOutputStream());
        stream.close();
        return stream;
    }

    private static void throwables() {
        Values.add(RuntimeException.class, "exception", () -> new RuntimeException("m"));
        Values.add(RuntimeException.class, "exception with a cause", () -> new RuntimeException("m", new Error()));
        Values.add(RuntimeException.class, "exception with cause null", () -> new RuntimeException("m", null));
        Values.add(MutedThrowable.class, "muted exception", MutedThrowable::new);
        Values.add(Hostile.RudeThrowable.class, "rude exception", Hostile.RudeThrowable::new);
        Throwable shared = new Throwable("shared");
        Values.add(Throwable.class, "the shared throwable", () -> shared);
        // An object of every exception of the library, for what is asked of all of them.
        for (Class<?> one : Arrays.asList(NullPointerException.class, AssertionError.class, InterruptedException.class)) {
            Values.add(one, "new " + one.getSimpleName(), () -> one.getDeclaredConstructor().newInstance());
        }
    }

    private static void threads() {
        Values.add(Thread.class, "new thread", Thread::new);
        Values.add(Thread.class, "new thread with a name", () -> new Thread(() -> { }, "name"));
        Values.add(Thread.class, "running thread", () -> running(new Thread(Objects::sleep)));
        Values.add(Thread.class, "ended thread", () -> ended(new Thread(() -> { })));
        Values.add(TimerTask.class, "task", Objects::task);
        Values.add(TimerTask.class, "task of a timer", () -> given(task()));
        Values.add(Thread.class, "daemon", () -> {
            Thread made = new Thread(() -> { });
            made.setDaemon(true);
            return made;
        });
    }

    private static TimerTask task() {
        return new TimerTask() {
            @Override
            public void run() { }
        };
    }

    private static TimerTask given(TimerTask task) {
        new Timer(true).schedule(task, 60_000);
        return task;
    }

    private static void sleep() {
        try {
            new CountDownLatch(1).await(2, TimeUnit.SECONDS);
        } catch (InterruptedException end) {
            Thread.currentThread().interrupt();
        }
    }

    private static Thread running(Thread made) {
        made.setDaemon(true);
        made.start();
        return made;
    }

    private static Thread ended(Thread made) throws InterruptedException {
        made.start();
        made.join();
        return made;
    }
}
