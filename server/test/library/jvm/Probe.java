// Calls members of the real library with generated arguments and writes down what came of each call, for `jvm.ts` to hold against the stubs.
//
// Standard input has one line for each member: NUMBER, CLASS, NAME (`<init>` for a constructor), and the parameter types separated by `;`, with tabs between.
// The first argument of the program is how many calls to make of each, times its number of arguments if there are more. Standard output has a line for each call (see `Shown`), and for each class that a
// value had one with all its superclasses and interfaces.
//
// Every call is made by a second thread, since it may wait: then it is interrupted, and left alone if that does not help.
import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

public final class Probe {
    // Milliseconds. Who is found waiting so many times in a row waits.
    private static final int PATIENCE = 3;
    private static final int SIGHTINGS = 6;
    private static final int MOST_WAITS = 12;
    private final PrintStream out;
    private final int callsOfEach;

    private Probe(PrintStream out, int callsOfEach) {
        this.out = out;
        this.callsOfEach = callsOfEach;
    }

    public static void main(String[] args) throws IOException {
        PrintStream out = new PrintStream(System.out, false, StandardCharsets.UTF_8);
        // What members print is not for anybody.
        System.setOut(new PrintStream(new ByteArrayOutputStream()));
        System.setErr(new PrintStream(new ByteArrayOutputStream()));
        Probe probe = new Probe(out, Integer.parseInt(args[0]));
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            String[] parts = line.split("\t", -1);
            try {
                probe.member(parts[0], Class.forName(parts[1]), find(parts[1], parts[2], parts[3]), parts[3]);
            } catch (ReflectiveOperationException missing) {
                out.println("missing\t" + parts[0] + "\t" + missing);
            }
        }
        Shown.writeClasses(out);
        out.flush();
        // Threads that were left alone must not keep the program from its end.
        Runtime.getRuntime().halt(0);
    }

    private static Executable find(String owner, String name, String types) throws ReflectiveOperationException {
        Class<?> declaring = Class.forName(owner);
        Class<?>[] parameters = classesOf(types);
        Executable found = name.equals("<init>") ? declaring.getDeclaredConstructor(parameters) : methodOf(declaring, name, parameters);
        found.trySetAccessible();
        return found;
    }

    private static Class<?>[] classesOf(String types) throws ClassNotFoundException {
        String[] names = types.isEmpty() ? new String[0] : types.split(";");
        Class<?>[] found = new Class<?>[names.length];
        for (int i = 0; i < names.length; i++) found[i] = Values.classOf(names[i]);
        return found;
    }

    // An inherited one will do: a stub may repeat what stands further up.
    private static Method methodOf(Class<?> declaring, String name, Class<?>[] parameters) throws ReflectiveOperationException {
        for (Class<?> at = declaring; at != null; at = at.getSuperclass()) {
            try {
                return at.getDeclaredMethod(name, parameters);
            } catch (NoSuchMethodException above) {
                // The next one up.
            }
        }
        for (Method each : declaring.getMethods()) if (each.getName().equals(name) && takes(each.getParameterTypes(), parameters)) return each;
        return declaring.getMethod(name, parameters);
    }

    // A stub may have several members for one of Java's, for several types of arguments.
    private static boolean takes(Class<?>[] declared, Class<?>[] given) {
        if (declared.length != given.length) return false;
        for (int i = 0; i < given.length; i++) if (!declared[i].isAssignableFrom(given[i])) return false;
        return true;
    }

    private void member(String number, Class<?> owner, Executable member, String types) throws ClassNotFoundException {
        boolean hasReceiver = member instanceof Method && !java.lang.reflect.Modifier.isStatic(member.getModifiers());
        if (member instanceof Constructor && java.lang.reflect.Modifier.isAbstract(member.getDeclaringClass().getModifiers())) return;
        List<List<Values.Value>> positions = new ArrayList<>();
        if (hasReceiver) positions.add(Values.of(owner, false));
        for (Class<?> type : classesOf(types)) positions.add(Values.of(type, true));
        int waited = 0;
        // By its name: a member that a stub gains does not change what the others are called with.
        for (List<Values.Value> chosen : Values.choices(positions, callsOfEach * Math.max(1, positions.size() - 1), new Random((owner.getName() + member.getName() + types).hashCode()))) {
            if (waited >= MOST_WAITS) break;
            Call call = new Call(member, hasReceiver, chosen);
            call.run();
            if (call.hasWaited) waited++;
            call.write(out, number);
        }
        monitors(number, member, hasReceiver, positions);
    }

    // Whether it comes to its end while another thread holds the monitor of what it is given.
    private void monitors(String number, Executable member, boolean hasReceiver, List<List<Values.Value>> positions) {
        for (int at = 0; at < positions.size(); at++) {
            if (!(hasReceiver && at == 0) && member.getParameterTypes()[hasReceiver ? at - 1 : at].isPrimitive()) continue;
            int tried = 0;
            for (List<Values.Value> chosen : Values.choices(positions, 400, new Random(7))) {
                if (chosen.get(at).isNull() || chosen.get(at).isShared()) continue;
                Call call = new Call(member, hasReceiver, chosen);
                call.run();
                if (call.hasWaited || !call.hasReturned()) continue;
                Call again = new Call(member, hasReceiver, chosen);
                Object held = again.given.get(at);
                synchronized (held) {
                    again.run();
                }
                if (again.hasWaited) {
                    out.println("monitor\t" + number + "\t" + (hasReceiver ? at : at + 1) + "\t" + again.describe());
                    return;
                }
                if (++tried >= 12) break;
            }
        }
    }

    private static final class Call {
        private final Executable member;
        private final boolean hasReceiver;
        private final List<Values.Value> chosen;
        private final List<Object> given = new ArrayList<>();
        private volatile Object result;
        private volatile Throwable thrown;
        private volatile boolean isDone;
        private volatile boolean changedItsObject;
        private boolean hasWaited;
        private final List<Integer> changedArrays = new ArrayList<>();
        private String shownBefore;

        Call(Executable member, boolean hasReceiver, List<Values.Value> chosen) {
            this.member = member;
            this.hasReceiver = hasReceiver;
            this.chosen = chosen;
            for (Values.Value value : chosen) given.add(value.make());
        }

        boolean hasReturned() {
            return isDone && thrown == null;
        }

        void run() {
            List<Object> before = new ArrayList<>();
            for (Object one : given) before.add(Shown.copyOfArray(one));
            shownBefore = hasReceiver ? Shown.contents(given.get(0)) : null;
            Thread thread = new Thread(this::call);
            thread.setDaemon(true);
            thread.start();
            try {
                int sightings = 0;
                for (int tries = 0; !isDone && tries < 2000; tries++) {
                    thread.join(PATIENCE);
                    Thread.State state = thread.getState();
                    boolean waits = state == Thread.State.WAITING || state == Thread.State.TIMED_WAITING || state == Thread.State.BLOCKED;
                    sightings = waits ? sightings + 1 : 0;
                    if (sightings < SIGHTINGS) continue;
                    hasWaited = true;
                    thread.interrupt();
                    thread.join(PATIENCE * SIGHTINGS);
                    break;
                }
            } catch (InterruptedException never) {
                throw new IllegalStateException(never);
            }
            if (!isDone) return;
            for (int i = 0; i < given.size(); i++) if (!Shown.hasSameElements(before.get(i), given.get(i))) changedArrays.add(i);
            String shownAfter = hasReceiver ? Shown.contents(given.get(0)) : null;
            changedItsObject = shownBefore != null && shownAfter != null && !shownBefore.equals(shownAfter);
        }

        private void call() {
            // For what asks whether a monitor is held. No other call must wait for it if this one never ends.
            synchronized (given.stream().anyMatch(one -> one == Values.HELD) ? Values.HELD : this) {
                try {
                    if (member instanceof Constructor<?> constructor) {
                        result = constructor.newInstance(given.toArray());
                    } else {
                        Object[] rest = given.subList(hasReceiver ? 1 : 0, given.size()).toArray();
                        result = ((Method) member).invoke(hasReceiver ? given.get(0) : null, rest);
                    }
                } catch (InvocationTargetException from) {
                    thrown = from.getCause();
                } catch (IllegalAccessException | InstantiationException | RuntimeException ours) {
                    thrown = new IllegalStateException("the probe itself failed", ours);
                }
                isDone = true;
            }
        }

        String describe() {
            StringBuilder text = new StringBuilder();
            for (Values.Value value : chosen) text.append(text.length() == 0 ? "" : ", ").append(value.label());
            return text.toString();
        }

        void write(PrintStream out, String number) {
            StringBuilder line = new StringBuilder("call\t").append(number).append('\t').append(describe()).append('\t');
            line.append(hasWaited ? "waits" : "").append(changedItsObject ? " mutates" : "");
            for (int index : changedArrays) line.append(" writes:").append(hasReceiver ? index : index + 1);
            if (isDone && thrown instanceof Hostile.Refusal refusal) line.append(" asks:").append(refusal.getMessage());
            line.append('\t');
            Shown shown = new Shown();
            if (!isDone) line.append("open");
            else if (thrown != null) line.append("throws\t").append(shown.value(thrown));
            else if (member instanceof Method method && method.getReturnType() == void.class) line.append("returns\tvoid");
            else line.append("returns\t").append(shown.value(result));
            if (!hasReceiver) line.append("\t").append(member instanceof Constructor && isDone && thrown == null ? shown.value(result) : "none");
            for (Object one : given) line.append('\t').append(shown.value(one));
            out.println(line);
        }
    }
}
