// The values that members are called with: for a type all that are known of it, each with a way to make it anew.
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.Callable;

final class Values {
    // The calling thread holds its monitor during every call.
    static final Object HELD = new Object();

    private static final Map<Class<?>, List<Value>> BY_TYPE = new LinkedHashMap<>();
    private static final List<Value> ALL = new ArrayList<>();
    private static final List<Value> ANY = new ArrayList<>();

    // One value: how it is made, and what it is called in reports.
    record Value(Class<?> type, String label, Callable<Object> maker) {
        Object make() {
            try {
                return maker.call();
            } catch (Exception failed) {
                throw new IllegalStateException(label, failed);
            }
        }

        boolean isNull() {
            return label.equals("null");
        }

        boolean isShared() {
            return label.equals("held");
        }
    }

    private Values() { }

    static {
        Scalars.fill();
        Objects.fill();
        Collected.fill();
        Locked.fill();
    }

    static void add(Class<?> type, String label, Callable<Object> maker) {
        ALL.add(new Value(type, label, maker));
    }

    // Also where any object will do.
    static void any(Class<?> type, String label, Callable<Object> maker) {
        add(type, label, maker);
        ANY.add(ALL.get(ALL.size() - 1));
    }

    static void primitive(Class<?> type, Object... values) {
        List<Value> made = new ArrayList<>();
        for (Object one : values) made.add(new Value(type, String.valueOf(one), () -> one));
        BY_TYPE.put(type, made);
    }

    static List<Value> of(Class<?> type, boolean withNull) {
        List<Value> found = BY_TYPE.get(type);
        if (found == null) {
            found = new ArrayList<>();
            for (Value one : type == Object.class ? ANY : ALL) if (type.isAssignableFrom(one.type())) found.add(one);
            if (found.isEmpty()) plain(type, found);
            BY_TYPE.put(type, found);
        }
        if (!withNull || type.isPrimitive()) return found;
        List<Value> both = new ArrayList<>(found);
        both.add(0, new Value(type, "null", () -> null));
        return both;
    }

    // One as its constructor without arguments makes it, of a class that nobody has thought of.
    private static void plain(Class<?> type, List<Value> found) {
        for (java.lang.reflect.Constructor<?> each : type.getConstructors()) {
            if (each.getParameterCount() == 0) found.add(new Value(type, "new " + type.getSimpleName(), each::newInstance));
        }
    }

    static Class<?> classOf(String name) throws ClassNotFoundException {
        if (name.endsWith("[]")) return classOf(name.substring(0, name.length() - 2)).arrayType();
        switch (name) {
            case "boolean": return boolean.class;
            case "byte": return byte.class;
            case "short": return short.class;
            case "char": return char.class;
            case "int": return int.class;
            case "long": return long.class;
            case "float": return float.class;
            case "double": return double.class;
            default: return Class.forName(name);
        }
    }

    // All choices of one value at each position if they are few enough; else each value of each position with others by chance, and then by chance alone.
    static List<List<Value>> choices(List<List<Value>> positions, int most, Random random) {
        long all = 1;
        for (List<Value> one : positions) {
            if (one.isEmpty()) return List.of();
            all = Math.min(all * one.size(), 1_000_000);
        }
        if (all <= most) return product(positions);
        Set<List<Integer>> seen = new LinkedHashSet<>();
        for (int round = 0; round < 6; round++) {
            for (int at = 0; at < positions.size(); at++) {
                for (int which = 0; which < positions.get(at).size(); which++) {
                    List<Integer> picked = pick(positions, random);
                    picked.set(at, which);
                    if (seen.size() < most) seen.add(picked);
                }
            }
        }
        for (int tries = 0; seen.size() < most && tries < most * 4; tries++) seen.add(pick(positions, random));
        List<List<Value>> chosen = new ArrayList<>();
        for (List<Integer> picked : seen) {
            List<Value> row = new ArrayList<>();
            for (int at = 0; at < positions.size(); at++) row.add(positions.get(at).get(picked.get(at)));
            chosen.add(row);
        }
        return chosen;
    }

    private static List<Integer> pick(List<List<Value>> positions, Random random) {
        List<Integer> picked = new ArrayList<>();
        // Numbers that fit together are rare otherwise: every other time one of the small ones at the beginning.
        for (List<Value> one : positions) picked.add(random.nextInt(one.get(0).type().isPrimitive() && random.nextBoolean() ? Math.min(3, one.size()) : one.size()));
        return picked;
    }

    private static List<List<Value>> product(List<List<Value>> positions) {
        List<List<Value>> rows = new ArrayList<>();
        rows.add(List.of());
        for (List<Value> values : positions) {
            List<List<Value>> longer = new ArrayList<>();
            for (List<Value> row : rows) {
                for (Value value : values) {
                    List<Value> next = new ArrayList<>(row);
                    next.add(value);
                    longer.add(next);
                }
            }
            rows = longer;
        }
        return rows;
    }
}
