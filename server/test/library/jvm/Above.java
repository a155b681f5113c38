// Which methods of its own object a constructor of the library calls: a subclass is made of every class, in which all methods that can be
// overridden say so and go on as above, and every constructor is called with several arguments. Reads lines `number, class, parameters`,
// writes lines `number, method/count`.
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import javax.tools.ToolProvider;

public final class Above {
    /** What has been called since the last constructor began. */
    public static final Set<String> CALLED = new LinkedHashSet<>();

    private Above() { }

    public static void main(String[] arguments) throws Exception {
        Path folder = Files.createTempDirectory("above");
        Map<String, String> made = new LinkedHashMap<>();
        List<String[]> rows = new ArrayList<>();
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        for (String line = in.readLine(); line != null && !line.isEmpty(); line = in.readLine()) rows.add(line.split("\t", -1));
        for (String[] row : rows) made.computeIfAbsent(row[1], name -> "Below" + made.size());
        List<String> files = new ArrayList<>(List.of("-nowarn", "-proc:none", "-d", folder.toString(), "-cp", System.getProperty("java.class.path")));
        for (Map.Entry<String, String> one : made.entrySet()) {
            Path file = folder.resolve(one.getValue() + ".java");
            Files.writeString(file, below(Class.forName(one.getKey()), one.getValue()));
            files.add(file.toString());
        }
        if (ToolProvider.getSystemJavaCompiler().run(null, System.err, System.err, files.toArray(String[]::new)) != 0) System.exit(1);
        ClassLoader loader = new java.net.URLClassLoader(new java.net.URL[] { folder.toUri().toURL() }, Above.class.getClassLoader());
        for (String[] row : rows) {
            List<Class<?>> types = new ArrayList<>();
            if (!row[2].isEmpty()) for (String type : row[2].split(";")) types.add(typeOf(type));
            Constructor<?> constructor = loader.loadClass(made.get(row[1])).getDeclaredConstructor(types.toArray(Class<?>[]::new));
            constructor.setAccessible(true);
            Set<String> found = new TreeSet<>();
            for (int round = 0; round < 3; round++) {
                List<Object> values = new ArrayList<>();
                for (Class<?> type : types) values.add(valueOf(type, round));
                CALLED.clear();
                try {
                    constructor.newInstance(values.toArray());
                } catch (java.lang.reflect.InvocationTargetException thrown) {
                    // What has been called until then has been called.
                }
                found.addAll(CALLED);
            }
            for (String one : found) System.out.println(row[0] + "\t" + one);
        }
    }

    private static Class<?> typeOf(String name) throws ClassNotFoundException {
        if (name.endsWith("[]")) return typeOf(name.substring(0, name.length() - 2)).arrayType();
        for (Class<?> one : Arrays.asList(int.class, long.class, boolean.class, float.class, double.class, char.class, byte.class, short.class)) if (one.getName().equals(name)) return one;
        return Class.forName(name);
    }

    private static Object valueOf(Class<?> type, int round) {
        if (type == int.class) return round + 1;
        if (type == long.class) return (long) round;
        if (type == boolean.class) return round == 1;
        if (type == float.class) return 0.5f;
        if (type == double.class) return 0.5;
        if (type == char.class) return 'c';
        if (type == byte.class) return (byte) 1;
        if (type == short.class) return (short) 1;
        if (type == int[].class) return new int[] { 1, 2 };
        if (type == long[].class) return new long[] { 1, 2 };
        if (type == Object[].class) return new Object[] { "a" };
        if (type == String.class) return round == 2 ? null : "text";
        if (type.isAssignableFrom(ArrayList.class) && type != Object.class) return round == 0 ? new ArrayList<>(List.of("a", "b")) : round == 1 ? new TreeSet<>(List.of("a", "b")) : new ArrayList<>();
        if (type.isAssignableFrom(TreeMap.class) && type != Object.class) return round == 0 ? Map.of("a", "b") : round == 1 ? new TreeMap<>(Map.of("a", "b")) : new TreeMap<>();
        if (type == Runnable.class) return (Runnable) () -> { };
        if (type == Object.class) return round == 0 ? new RuntimeException("given") : "given";
        if (Throwable.class.isAssignableFrom(type)) return round == 0 ? null : new RuntimeException("cause");
        return null;
    }

    /** The subclass, with the constructors that it may call. */
    private static String below(Class<?> above, String name) {
        StringBuilder text = new StringBuilder("@SuppressWarnings({\"all\", \"unchecked\", \"removal\"}) class " + name + " extends " + above.getCanonicalName() + " {\n");
        for (Constructor<?> one : above.getDeclaredConstructors()) {
            if (!isSeen(one.getModifiers()) || !areSeen(one.getParameterTypes())) continue;
            text.append(name + "(" + parameters(one.getParameterTypes()) + ") throws Throwable { super(" + names(one.getParameterTypes().length) + "); }\n");
        }
        Set<String> known = new LinkedHashSet<>();
        for (Class<?> at = above; at != null; at = at.getSuperclass())
            for (Method one : at.getDeclaredMethods()) method(one, known, text);
        for (Class<?> at : supers(above, new LinkedHashSet<>())) for (Method one : at.getMethods()) method(one, known, text);
        return text.append("}\n").toString();
    }

    private static Set<Class<?>> supers(Class<?> of, Set<Class<?>> found) {
        for (Class<?> one : of.getInterfaces()) if (found.add(one)) supers(one, found);
        if (of.getSuperclass() != null) supers(of.getSuperclass(), found);
        return found;
    }

    private static void method(Method one, Set<String> known, StringBuilder text) {
        if (one.isBridge() || one.isSynthetic() || !isSeen(one.getModifiers()) || Modifier.isStatic(one.getModifiers())) return;
        if (!known.add(one.getName() + Arrays.toString(one.getParameterTypes())) || Modifier.isFinal(one.getModifiers())) return;
        if (!areSeen(one.getParameterTypes()) || !areSeen(new Class<?>[] { one.getReturnType() })) return;
        int count = one.getParameterCount();
        String access = Modifier.isPublic(one.getModifiers()) ? "public " : "protected ";
        String back = one.getReturnType() == void.class ? "" : "return ";
        String goesOn = Modifier.isAbstract(one.getModifiers())
            ? (one.getReturnType() == void.class ? "" : one.getReturnType().isPrimitive() ? "return " + (one.getReturnType() == boolean.class ? "false" : "(" + one.getReturnType() + ") 0") + ";" : "return null;")
            : back + "super." + one.getName() + "(" + names(count) + ");";
        text.append(access + one.getReturnType().getCanonicalName() + " " + one.getName() + "(" + parameters(one.getParameterTypes()) + ")" + thrown(one) + " { Above.CALLED.add(\"" + one.getName() + "/" + count + "\"); " + goesOn + " }\n");
    }

    private static String thrown(Method one) {
        List<String> names = new ArrayList<>();
        for (Class<?> type : one.getExceptionTypes()) names.add(type.getCanonicalName());
        return names.isEmpty() ? "" : " throws " + String.join(", ", names);
    }

    private static boolean isSeen(int modifiers) { return Modifier.isPublic(modifiers) || Modifier.isProtected(modifiers); }

    private static boolean areSeen(Class<?>[] types) {
        for (Class<?> one : types) {
            Class<?> inner = one;
            while (inner.isArray()) inner = inner.getComponentType();
            if (!inner.isPrimitive() && !Modifier.isPublic(inner.getModifiers())) return false;
        }
        return true;
    }

    private static String parameters(Class<?>[] types) {
        List<String> parts = new ArrayList<>();
        for (int index = 0; index < types.length; index++) parts.add(types[index].getCanonicalName() + " p" + index);
        return String.join(", ", parts);
    }

    private static String names(int count) {
        List<String> parts = new ArrayList<>();
        for (int index = 0; index < count; index++) parts.add("p" + index);
        return String.join(", ", parts);
    }
}
