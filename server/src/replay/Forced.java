package calvinrun;

import java.lang.management.ManagementFactory;
import java.lang.management.MonitorInfo;
import java.lang.management.ThreadInfo;
import java.util.Map;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.BooleanSupplier;
import java.util.function.Function;

/** Forces one interleaving. A thread has its turn from a point of the schedule until it arrives at its next one, ends or blocks. */
public final class Forced {
    /** One step of the schedule: which thread, at which place of the program, and what it does there. */
    public record Step(int thread, int place, String told, int starts) { }

    /** What runs in a thread. */
    public interface Body { void run() throws Throwable; }

    /** The initial thread. */
    public static final Thread first = Thread.currentThread();

    private static final long LONGEST_MILLIS = 10_000;
    private static final Object TURNS = new Object();
    private static final Map<Thread, Integer> NUMBERS = new java.util.concurrent.ConcurrentHashMap<>();
    private static final Map<Integer, Thread> THREADS = new java.util.concurrent.ConcurrentHashMap<>();
    private static final Map<Integer, String> RESULTS = new java.util.concurrent.ConcurrentSkipListMap<>();
    private static Step[] schedule = {};
    private static int[] taken = {};
    private static boolean[] mayEnd = {};
    private static int next;
    private static Thread turn;
    private static int culprit;
    private static String failure = "";
    private static String exception;
    private static String exceptionAt;
    private static Function<Thread, BooleanSupplier> before;
    private static Function<Thread, BooleanSupplier> later;
    private static boolean ofOthers;
    private static BooleanSupplier pending;
    private static boolean over;

    private Forced() { }

    // ------------------------------------------------------------ what the program does

    /** Comes before a shared operation: waits for the turn. Always true. */
    public static boolean point(int place) {
        Integer me = NUMBERS.get(Thread.currentThread());
        if (me == null || over) return true;
        synchronized (TURNS) {
            int mine = nextOf(me);
            if (mine < 0) {
                giveUpTurn();
                while (me != culprit && !mayEnd[me]) rest();
                return true;
            }
            if (schedule[mine].place() != place) return true;
            giveUpTurn();
            await(mine);
            turn = Thread.currentThread();
            taken[me] = mine + 1;
            if (!schedule[mine].told().isEmpty()) System.out.println("  thread " + me + ": " + schedule[mine].told());
            if (mine < schedule.length - 1) return true;
        }
        last();
        return true;
    }

    /** The same after the value has been computed. */
    public static <T> T then(int place, T value) {
        point(place);
        Integer me = NUMBERS.get(Thread.currentThread());
        if (value instanceof Thread && me != null && turn == Thread.currentThread() && next < schedule.length && schedule[next].starts() > 0 && schedule[next].place() == place) as(schedule[next].starts(), (Thread) value);
        return value;
    }

    /** A value that was written by the last operation, or what comes after it. */
    public static <T> T written(T value) { after(); return value; }

    public static int then(int place, int value) { point(place); return value; }
    public static int written(int value) { after(); return value; }
    public static long then(int place, long value) { point(place); return value; }
    public static long written(long value) { after(); return value; }
    public static short then(int place, short value) { point(place); return value; }
    public static short written(short value) { after(); return value; }
    public static byte then(int place, byte value) { point(place); return value; }
    public static byte written(byte value) { after(); return value; }
    public static char then(int place, char value) { point(place); return value; }
    public static char written(char value) { after(); return value; }
    public static boolean then(int place, boolean value) { point(place); return value; }
    public static boolean written(boolean value) { after(); return value; }
    public static float then(int place, float value) { point(place); return value; }
    public static float written(float value) { after(); return value; }
    public static double then(int place, double value) { point(place); return value; }
    public static double written(double value) { after(); return value; }

    /** `wait`: lets the others go on as soon as the monitor is free, and comes back when it has its turn again. */
    public static void await(int gives, int takes, Object monitor) throws InterruptedException {
        point(gives);
        Integer me = NUMBERS.get(Thread.currentThread());
        if (me == null || over) {
            monitor.wait();
            return;
        }
        synchronized (TURNS) { giveUpTurn(); }
        long end = System.currentTimeMillis() + LONGEST_MILLIS;
        while (System.currentTimeMillis() < end) {
            monitor.wait(5);
            synchronized (TURNS) {
                int mine = nextOf(me);
                if (mine >= 0 && mine == next && turn == null && schedule[mine].place() == takes) break;
            }
        }
        point(takes);
    }

    /** Comes after the last operation of the schedule. */
    public static void after() {
        BooleanSupplier holds = null;
        synchronized (TURNS) {
            if (turn == Thread.currentThread() && next == schedule.length - 1) { holds = pending; pending = null; }
        }
        if (holds != null) judge(holds.getAsBoolean());
    }

    /** A clause that must be false now, if this thread is the one that breaks it. */
    public static void show(boolean holds) { if (isLast()) judge(holds); }

    /** Whether this thread is about to fail, as the last operation of the schedule. */
    public static boolean isLast() {
        Integer me = NUMBERS.get(Thread.currentThread());
        return me != null && me == culprit && !over && turn == Thread.currentThread() && next == schedule.length - 1;
    }

    public static boolean isLast(int place) { point(place); return isLast(); }

    /** The result of a call, to be told at the end. */
    public static <T> T result(T value) {
        Integer me = NUMBERS.get(Thread.currentThread());
        RESULTS.merge(me, String.valueOf(value), (all, one) -> all + " " + one);
        return value;
    }

    public static String results(int thread) { return "thread " + thread + " gets " + RESULTS.getOrDefault(thread, "nothing"); }

    /** The run is over: it ends as predicted, or not. */
    public static void compare(String predicted, String found) {
        System.out.println("  the end: " + found);
        if (!over && found.equals(predicted)) confirm(found);
    }

    public static BooleanSupplier all(BooleanSupplier... clauses) { return () -> java.util.Arrays.stream(clauses).allMatch(BooleanSupplier::getAsBoolean); }

    /** Who holds a monitor, as the JVM says; null: nobody. */
    public static Thread holder(Object monitor) {
        if (monitor == null) return null;
        if (Thread.holdsLock(monitor)) return Thread.currentThread();
        for (Thread thread : THREADS.values()) {
            ThreadInfo[] found = ManagementFactory.getThreadMXBean().getThreadInfo(new long[] { thread.getId() }, true, false);
            if (found[0] == null) continue;
            for (MonitorInfo one : found[0].getLockedMonitors()) {
                if (one.getIdentityHashCode() == System.identityHashCode(monitor) && one.getClassName().equals(monitor.getClass().getName())) return thread;
            }
        }
        return null;
    }

    /** Who holds a lock; null: nobody. */
    public static Thread owner(ReentrantLock lock) {
        if (lock.isHeldByCurrentThread()) return Thread.currentThread();
        String told = lock.toString();
        for (Thread thread : THREADS.values()) if (told.endsWith("[Locked by thread " + thread.getName() + "]")) return thread;
        return null;
    }

    public static boolean isExactly(Object object, Class<?> type) { return object != null && object.getClass() == type; }

    // ------------------------------------------------------------ what `main` sets up

    /** `ending`: by thread, whether it is at its end when the last step comes. */
    public static void follow(String told, int whose, boolean[] ending, Step... steps) {
        failure = told;
        culprit = whose;
        mayEnd = ending;
        schedule = steps;
        taken = new int[ending.length];
    }

    /** The JVM itself is to throw this, there. */
    public static void expect(String type, String at) { exception = type; exceptionAt = at; }

    /** A clause that must be false when the last operation comes; of other threads: false of this one, or true of one of them. */
    public static void expectBefore(boolean others, Function<Thread, BooleanSupplier> clause) { before = clause; ofOthers = others; }

    /** A clause, taken when the last operation comes and evaluated after it. */
    public static void expectAfter(boolean others, Function<Thread, BooleanSupplier> clause) { later = clause; ofOthers = others; }

    /** An `assert` of Java's, which throws what that throws. */
    public static void holds(boolean condition) { if (!condition) throw new AssertionError(); }

    public static Thread thread(int number, Body body) { return as(number, new Thread(() -> run(body), "calvin-thread-" + number)); }

    /** A thread of the user's own. */
    public static <T extends Thread> T as(int number, T thread) {
        thread.setDaemon(true);
        thread.setName("calvin-thread-" + number);
        thread.setUncaughtExceptionHandler((one, thrown) -> thrown(thrown));
        NUMBERS.put(thread, number);
        THREADS.put(number, thread);
        return thread;
    }

    public static void run(Body body) {
        try {
            body.run();
        } catch (Throwable thrown) {
            thrown(thrown);
        }
        after();
        synchronized (TURNS) { giveUpTurn(); }
    }

    /** This thread is one of the schedule's. */
    public static void begin(int number) { NUMBERS.put(Thread.currentThread(), number); THREADS.put(number, Thread.currentThread()); }

    /** Starts all threads, waits for them, and says that nothing happened unless it did. */
    public static void start(Thread... threads) throws InterruptedException {
        for (Thread thread : threads) if (thread != Thread.currentThread()) thread.start();
    }

    /** Until all of them, and the threads that they have started, are at their end, or there is nothing to wait for. */
    public static void join(Thread... threads) throws InterruptedException {
        long end = System.currentTimeMillis() + LONGEST_MILLIS;
        while (System.currentTimeMillis() < end && !(next >= schedule.length && THREADS.get(culprit) != null && !THREADS.get(culprit).isAlive())) {
            Thread open = null;
            for (Thread one : threads) if (one.isAlive()) open = one;
            for (Thread one : THREADS.values()) if (one.isAlive() && one != Thread.currentThread()) open = one;
            if (open == null) return;
            open.join(20);
        }
    }

    public static void confirm(String also) { tell("calvin: confirmed: " + failure + (also.isEmpty() ? "" : " (" + also + ")"), 1); }

    public static void fail() { tell("calvin: not reproduced", 0); }

    // ------------------------------------------------------------ how

    private static void tell(String line, int code) {
        synchronized (TURNS) {
            if (!over) System.out.println(line);
            over = true;
            System.out.flush();
            Runtime.getRuntime().halt(code);
        }
    }

    /** Tells what a clause that must be false comes to. */
    public static void judge(boolean holds) {
        if (holds) fail();
        else confirm("");
    }

    /** The last operation is about to come. */
    private static void last() {
        try {
            if (before != null) judge(ofOthers ? !holdsForAnother(before) : before.apply(Thread.currentThread()).getAsBoolean());
            if (later == null) return;
            if (!ofOthers) { pending = later.apply(Thread.currentThread()); return; }
            java.util.List<BooleanSupplier> all = new java.util.ArrayList<>();
            for (Thread one : THREADS.values()) if (one != Thread.currentThread()) all.add(later.apply(one));
            pending = () -> all.stream().allMatch(BooleanSupplier::getAsBoolean);
        } catch (RuntimeException thrown) {
            System.out.println("  the clause cannot be evaluated: " + thrown);
            fail();
        }
    }

    private static boolean holdsForAnother(Function<Thread, BooleanSupplier> clause) {
        for (Thread one : THREADS.values()) if (one != Thread.currentThread() && clause.apply(one).getAsBoolean()) return true;
        return false;
    }

    private static void thrown(Throwable thrown) {
        System.out.println("  " + Thread.currentThread().getName() + " ends with " + thrown);
        Integer me = NUMBERS.get(Thread.currentThread());
        if (exception == null || me == null || me != culprit || !thrown.getClass().getName().equals(exception)) return;
        for (StackTraceElement at : thrown.getStackTrace()) {
            if (at.getClassName().startsWith("java.") || at.getClassName().startsWith("jdk.") || at.getClassName().equals(Forced.class.getName())) continue;
            System.out.println("    at " + at);
            if ((at.getFileName() + ":" + at.getLineNumber()).equals(exceptionAt)) confirm(thrown.toString());
            return;
        }
    }

    private static int nextOf(int thread) {
        for (int index = taken[thread]; index < schedule.length; index++) if (schedule[index].thread() == thread) return index;
        return -1;
    }

    private static void giveUpTurn() {
        if (turn != Thread.currentThread()) return;
        turn = null;
        next++;
        TURNS.notifyAll();
    }

    private static void await(int mine) {
        long end = System.currentTimeMillis() + LONGEST_MILLIS / 2;
        int stuck = 0;
        while (next != mine || turn != null) {
            if (System.currentTimeMillis() > end) {
                System.out.println("  the schedule cannot be followed: step " + next + " does not come");
                fail();
            }
            Thread one = turn;
            boolean isAway = one != null && (one.getState() == Thread.State.TERMINATED || one.getState() == Thread.State.BLOCKED || one.getState() == Thread.State.WAITING);
            stuck = isAway ? stuck + 1 : 0;
            if (one != null && stuck > 8) { turn = null; next++; TURNS.notifyAll(); stuck = 0; continue; }
            rest();
        }
    }

    private static void rest() {
        try {
            TURNS.wait(3);
        } catch (InterruptedException ignored) {
            Thread.currentThread().interrupt();
        }
    }
}
