// Prints, for each class of Java that standard input names, the public and protected members that Java's class has and the stubs do not, and its supertypes that have no
// stub. Run by left-out.mjs.
// Standard input: lines `CLASS` and `CLASS kind NAME`, tabs between, where kind is `field`, `type` or `method` (then the name is `name(types)`, types erased).
// Standard output: lines `CLASS kind NAME`, where kind may be `super`, too; and one with the interfaces without a stub
// among the types of parameters. Of members only what stands neither in the stub of the class nor in that of a class above it, nor is printed for one of these.
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Field;
import java.lang.reflect.Member;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

public final class LeftOut {
    private static final Set<String> INTERFACES = new TreeSet<>();

    public static void main(String[] args) throws IOException, ClassNotFoundException {
        Map<Class<?>, Set<String>> stubs = new LinkedHashMap<>();
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            String[] words = line.split("\t");
            Set<String> members = stubs.computeIfAbsent(Class.forName(words[0], false, ClassLoader.getSystemClassLoader()), none -> new HashSet<>());
            if (words.length > 1) members.add(words[1] + " " + words[2]);
        }
        for (Class<?> one : stubs.keySet()) {
            Set<Class<?>> above = new LinkedHashSet<>();
            collect(one, above);
            Set<String> own = membersOf(one, above);
            for (Class<?> each : above) {
                Set<String> declared = stubs.getOrDefault(each, Set.of());
                own.removeIf(member -> declared.contains(plain(member)) && (each == one || !member.startsWith("method <init>")) && (ownerOf(member).isEmpty() || ownerOf(member).equals(each.getName())));
                if (each == one || !stubs.containsKey(each)) continue;
                Set<Class<?>> higher = new LinkedHashSet<>();
                collect(each, higher);
                own.removeAll(inherited(membersOf(each, higher)));
            }
            for (Class<?> each : above) if (!stubs.containsKey(each)) own.add("super " + each.getCanonicalName());
            for (String member : own) System.out.println(one.getCanonicalName() + "\t" + member.replaceFirst("@.*", "").replaceFirst(" ", "\t"));
        }
        for (Class<?> one : stubs.keySet()) INTERFACES.remove(one.getCanonicalName());
        System.out.println("\tinterfaces\t" + String.join(" ", INTERFACES));
    }

    private static String plain(String member) {
        return member.replaceFirst("@.*", "").replace("method static ", "method ").replace("...)", "[])");
    }

    /** Of what is hidden and not overridden. */
    private static String ownerOf(String member) {
        return member.substring(member.indexOf('@') + 1 == 0 ? member.length() : member.indexOf('@') + 1);
    }

    private static Set<String> inherited(Set<String> members) {
        members.removeIf(member -> member.startsWith("method <init>") || member.startsWith("method static "));
        return members;
    }

    private static void collect(Class<?> one, Set<Class<?>> found) {
        if (one == null || !found.add(one)) return;
        collect(one.getSuperclass(), found);
        for (Class<?> each : one.getInterfaces()) collect(each, found);
        if (one.isInterface()) found.add(Object.class);
    }

    /** `static` is said of the static methods of interfaces, which nobody inherits. Behind `@` stands who declares a field, a class or a static method: one that hides it is another one. */
    private static Set<String> membersOf(Class<?> one, Set<Class<?>> above) {
        Set<String> found = new TreeSet<>();
        for (Constructor<?> each : one.getDeclaredConstructors()) if (isSeen(each)) found.add("method <init>" + types(each));
        Set<String> hiding = new HashSet<>();
        for (Class<?> at : above) {
            for (Field each : at.getDeclaredFields()) if (isSeen(each) && hiding.add("field " + each.getName())) found.add("field " + each.getName() + "@" + at.getName());
            for (Class<?> each : at.getDeclaredClasses()) if (isSeen(each.getModifiers()) && hiding.add("type " + each.getSimpleName())) found.add("type " + each.getSimpleName() + "@" + at.getName());
            for (Method each : at.getDeclaredMethods()) {
                boolean isStatic = Modifier.isStatic(each.getModifiers());
                boolean isOfInterface = at.isInterface() && isStatic;
                if (!isSeen(each) || (isOfInterface && at != one)) continue;
                String text = each.getName() + types(each);
                if (!isStatic || hiding.add("method " + text)) found.add("method " + (isOfInterface ? "static " : "") + text + (isStatic ? "@" + at.getName() : ""));
            }
        }
        return found;
    }

    private static boolean isSeen(Member member) {
        return isSeen(member.getModifiers()) && !member.isSynthetic();
    }

    private static boolean isSeen(int modifiers) {
        return Modifier.isPublic(modifiers) || Modifier.isProtected(modifiers);
    }

    private static String types(Executable member) {
        StringBuilder text = new StringBuilder();
        for (Class<?> type : member.getParameterTypes()) if (type.isInterface()) INTERFACES.add(type.getCanonicalName());
        for (Class<?> type : member.getParameterTypes()) text.append(text.length() == 0 ? "" : ",").append(type.getCanonicalName());
        if (member.isVarArgs()) text.setLength(text.length() - 2);
        return "(" + text + (member.isVarArgs() ? "..." : "") + ")";
    }
}
