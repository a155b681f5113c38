// Prints, for each class of Java that is named, the methods that a subclass may override: public or protected, not static, not final, declared by the class itself
// or by classes and interfaces above it that are not named. What one that is named above has too stands there only. A line is `class: name(types) ...`, types erased.
// Run by overridable.mjs.
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

public final class Overridable {
    public static void main(String[] names) {
        Set<Class<?>> named = new LinkedHashSet<>();
        for (String name : names) {
            Class<?> found = find(name);
            if (found != null) named.add(found);
        }
        for (Class<?> one : named) {
            if (Modifier.isFinal(one.getModifiers()) || one.isAnnotation()) continue;
            Set<String> own = new TreeSet<>();
            Set<String> above = new TreeSet<>();
            for (Class<?> each : supers(one)) {
                for (Method method : each.getDeclaredMethods()) {
                    if (isOverridable(method)) (each != one && named.contains(each) ? above : own).add(text(method));
                }
            }
            own.removeAll(above);
            if (!own.isEmpty()) System.out.println(one.getCanonicalName() + ": " + String.join(" ", own));
        }
    }

    private static Class<?> find(String name) {
        for (String tried = name; ; ) {
            try {
                return Class.forName(tried, false, ClassLoader.getSystemClassLoader());
            } catch (ClassNotFoundException e) {
                int dot = tried.lastIndexOf('.');
                if (dot < 0) return null;
                tried = tried.substring(0, dot) + '$' + tried.substring(dot + 1);
            }
        }
    }

    /** The class and all above it; of a class that is named what is above that one, too. */
    private static Set<Class<?>> supers(Class<?> one) {
        Set<Class<?>> found = new LinkedHashSet<>();
        collect(one, found);
        if (one.isInterface()) found.add(Object.class);
        return found;
    }

    private static void collect(Class<?> one, Set<Class<?>> found) {
        if (one == null || !found.add(one)) return;
        collect(one.getSuperclass(), found);
        for (Class<?> each : one.getInterfaces()) collect(each, found);
    }

    private static boolean isOverridable(Method method) {
        int modifiers = method.getModifiers();
        boolean isSeen = Modifier.isPublic(modifiers) || Modifier.isProtected(modifiers);
        return isSeen && !Modifier.isStatic(modifiers) && !Modifier.isFinal(modifiers) && !method.isSynthetic();
    }

    private static String text(Method method) {
        return method.getName() + Arrays.stream(method.getParameterTypes()).map(Class::getCanonicalName).collect(Collectors.joining(",", "(", ")"));
    }
}
