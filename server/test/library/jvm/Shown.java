// Writes values down so that clauses of stubs can be evaluated over them:
//     null, void, bool:true, int:12 (of every integral type, and char), float:1.5,
//     ref:IDENTITY:CLASS:LENGTH:HELD:POSITION:LABEL
//                                       an object: equal identities within a line are the same object; LENGTH is that of an array or `-`;
//                                       HELD says whether the calling thread held its monitor; POSITION is the place of an enum constant
//                                       among those of its enum, and LABEL the identity of the text of its name, or `-`
import java.io.PrintStream;
import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.util.Collection;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

final class Shown {
    private static final Map<String, Class<?>> CLASSES = new TreeMap<>();
    private final Map<Object, Integer> identities = new IdentityHashMap<>();

    String value(Object value) {
        if (value == null) return "null";
        if (value instanceof Boolean) return "bool:" + value + boxed(value);
        if (value instanceof Character c) return "int:" + (int) c + boxed(value);
        if (value instanceof Byte || value instanceof Short || value instanceof Integer || value instanceof Long) return "int:" + value + boxed(value);
        if (value instanceof Float || value instanceof Double) return "float:" + value + boxed(value);
        return object(value);
    }

    // Where a parameter or result has a reference type it is this that counts.
    private String boxed(Object value) {
        return "|" + object(value);
    }

    private String object(Object value) {
        String name = value.getClass().getName();
        CLASSES.putIfAbsent(name, value.getClass());
        int identity = identities.computeIfAbsent(value, any -> identities.size());
        String length = value.getClass().isArray() ? String.valueOf(Array.getLength(value)) : "-";
        return "ref:" + identity + ":" + name + ":" + length + ":" + (value == Values.HELD) + ":" + constant(value);
    }

    // Not by its own methods, of which the stubs speak.
    private String constant(Object value) {
        if (!(value instanceof Enum<?> one)) return "-:-";
        Class<?> owner = value.getClass().isEnum() ? value.getClass() : value.getClass().getSuperclass();
        int position = 0;
        for (Field field : owner.getDeclaredFields()) {
            if (!field.isEnumConstant()) continue;
            try {
                field.setAccessible(true);
                if (field.get(null) == one) return position + ":" + identities.computeIfAbsent(field.getName().intern(), any -> identities.size());
            } catch (IllegalAccessException impossible) {
                throw new AssertionError(impossible);
            }
            position++;
        }
        return "-:-";
    }

    static void writeClasses(PrintStream out) {
        CLASSES.forEach((name, one) -> {
            Set<String> above = new LinkedHashSet<>();
            collect(one, above);
            out.println("class\t" + name + "\t" + String.join(",", above));
        });
    }

    private static void collect(Class<?> one, Set<String> above) {
        if (one == null || !above.add(one.getName())) return;
        collect(one.getSuperclass(), above);
        for (Class<?> each : one.getInterfaces()) collect(each, above);
    }

    static Object copyOfArray(Object one) {
        if (one == null || !one.getClass().isArray()) return null;
        int length = Array.getLength(one);
        Object copy = Array.newInstance(one.getClass().getComponentType(), length);
        System.arraycopy(one, 0, copy, 0, length);
        return copy;
    }

    static boolean hasSameElements(Object copy, Object one) {
        if (copy == null) return true;
        for (int i = 0; i < Array.getLength(copy); i++) {
            Object before = Array.get(copy, i);
            Object now = Array.get(one, i);
            if (one.getClass().getComponentType().isPrimitive() ? !before.equals(now) : before != now) return false;
        }
        return true;
    }

    // What can be seen of an object that others may share; null if nothing can.
    static String contents(Object one) {
        if (!(one instanceof Collection || one instanceof Map || one instanceof StringBuilder || one instanceof StringBuffer)) return null;
        try {
            return one.toString();
        } catch (RuntimeException | StackOverflowError hostile) {
            return null;
        }
    }
}
