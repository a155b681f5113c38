// Writes down what the classes of the library are, for `signatures.test.ts` to hold against the stubs. Standard input has a line for each class. Standard output has for each
//     class  NAME  MODIFIERS  SUPERCLASS  INTERFACES         all supertypes, in no order
//     member  CLASS  NAME(PARAMETERS)  MODIFIERS  RESULT  CHECKED EXCEPTIONS  DECLARING CLASS         methods also if they are inherited; constructors are called `<init>`
//     field  CLASS  NAME  MODIFIERS  TYPE  VALUE
// with tabs between, all types erased, and `missing NAME` where there is no such class.
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.stream.Collectors;

public final class Signatures {
    private Signatures() { }

    public static void main(String[] args) throws IOException {
        PrintStream out = new PrintStream(System.out, false, StandardCharsets.UTF_8);
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (String name = in.readLine(); name != null; name = in.readLine()) {
            try {
                write(Class.forName(name), out);
            } catch (ClassNotFoundException none) {
                out.println("missing\t" + name);
            }
        }
        out.flush();
    }

    private static void write(Class<?> one, PrintStream out) {
        Set<Class<?>> above = above(one);
        out.println(String.join("\t", "class", one.getName(), Modifier.toString(one.getModifiers()), one.getSuperclass() == null ? "-" : one.getSuperclass().getName(), names(above.toArray(Class<?>[]::new))));
        for (Constructor<?> each : one.getDeclaredConstructors()) member(one, "<init>", each, "void", out);
        Set<String> seen = new LinkedHashSet<>();
        for (Class<?> from : above) {
            // The most special one first: bridges repeat it with the types of a class above.
            for (Method each : from.getDeclaredMethods()) {
                String key = each.getName() + "(" + names(each.getParameterTypes()) + ")";
                if (!each.isBridge() && seen.add(key)) member(one, each.getName(), each, each.getReturnType().getTypeName(), out);
            }
        }
        for (Field each : one.getDeclaredFields()) out.println(String.join("\t", "field", one.getName(), each.getName(), Modifier.toString(each.getModifiers()), each.getType().getTypeName(), valueOf(each)));
    }

    private static void member(Class<?> owner, String name, Executable member, String result, PrintStream out) {
        String checked = Arrays.stream(member.getExceptionTypes()).filter(type -> !RuntimeException.class.isAssignableFrom(type) && !Error.class.isAssignableFrom(type))
            .map(Class::getName).sorted().collect(Collectors.joining(","));
        out.println(String.join("\t", "member", owner.getName(), name + "(" + names(member.getParameterTypes()) + ")", Modifier.toString(member.getModifiers()), result, checked, member.getDeclaringClass().getName()));
    }

    private static String valueOf(Field field) {
        boolean isConstant = Modifier.isStatic(field.getModifiers()) && Modifier.isPublic(field.getModifiers()) && Modifier.isFinal(field.getModifiers());
        try {
            return isConstant ? String.valueOf(field.get(null)) : "-";
        } catch (IllegalAccessException hidden) {
            return "-";
        }
    }

    // Itself and all above it; classes before interfaces, so that what is inherited comes from the most special one.
    private static Set<Class<?>> above(Class<?> one) {
        Set<Class<?>> found = new LinkedHashSet<>();
        for (Class<?> at = one; at != null; at = at.getSuperclass()) found.add(at);
        Deque<Class<?>> open = new ArrayDeque<>(found);
        while (!open.isEmpty()) {
            for (Class<?> each : open.remove().getInterfaces()) if (found.add(each)) open.add(each);
        }
        if (one.isInterface()) found.add(Object.class);
        return found;
    }

    private static String names(Class<?>[] types) {
        return Arrays.stream(types).map(Class::getTypeName).collect(Collectors.joining(","));
    }
}
