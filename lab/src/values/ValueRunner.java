import java.io.*;
import java.net.URI;
import java.nio.file.*;
import java.util.*;
import javax.tools.*;

/**
 * Compiles the programs of a folder and runs their methods. Each method runs in a class loader of its own, so that it finds every class uninitialized, and in a thread of its own,
 * which gets two seconds. Neighbours: `jvm.ts` writes the folder and reads what is printed.
 *
 * The folder has one folder for each program, named as its package, with folders of packages within it, one named `library` with files that all are compiled with, and a file `methods` with lines `package class method`. Printed are, one a line and separated by spaces: `refused package
 * reason` for what javac refuses, and `package method value literal`, `package method throws class` or `package method hangs`.
 */
public class ValueRunner {
  static final int CHUNK = 200;
  static final PrintStream OUT = new PrintStream(new FileOutputStream(FileDescriptor.out), false);

  public static void main(String[] args) throws Exception {
    System.setOut(new PrintStream(OutputStream.nullOutputStream()));
    // Of the programs nothing is printed, of this one why it fails.
    PrintStream err = System.err;
    System.setErr(new PrintStream(OutputStream.nullOutputStream()));
    Thread.currentThread().setUncaughtExceptionHandler((thread, error) -> { error.printStackTrace(err); Runtime.getRuntime().halt(1); });
    Path folder = Path.of(args[0]);
    Map<String, List<String[]>> methods = new LinkedHashMap<>();
    for (String line : Files.readAllLines(folder.resolve("methods"))) methods.computeIfAbsent(line.split(" ")[0], key -> new ArrayList<>()).add(line.split(" "));
    List<String> names = new ArrayList<>(methods.keySet());
    for (int from = 0; from < names.size(); from += CHUNK) {
      List<String> chunk = new ArrayList<>(names.subList(from, Math.min(names.size(), from + CHUNK)));
      Map<String, byte[]> classes = compiled(folder, chunk);
      for (String name : chunk) for (String[] method : methods.get(name)) OUT.println(name + " " + method[2] + " " + outcome(classes, name + "." + method[1], method[2]));
    }
    OUT.flush();
    // Threads that hang must not keep the process.
    Runtime.getRuntime().halt(0);
  }

  /** Removes from `chunk` what javac refuses. */
  static Map<String, byte[]> compiled(Path folder, List<String> chunk) throws IOException {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    while (!chunk.isEmpty()) {
      DiagnosticCollector<JavaFileObject> told = new DiagnosticCollector<>();
      StandardJavaFileManager files = compiler.getStandardFileManager(told, null, null);
      Map<String, byte[]> classes = new HashMap<>();
      List<File> sources = new ArrayList<>();
      for (String name : chunk) try (var within = Files.walk(folder.resolve(name))) { within.filter(Files::isRegularFile).forEach(file -> sources.add(file.toFile())); }
      if (Files.exists(folder.resolve("library"))) for (File file : folder.resolve("library").toFile().listFiles()) sources.add(file);
      Collections.sort(sources);
      JavaFileManager memory = new ForwardingJavaFileManager<>(files) {
        @Override public JavaFileObject getJavaFileForOutput(Location location, String name, JavaFileObject.Kind kind, FileObject sibling) {
          return new SimpleJavaFileObject(URI.create("memory:///" + name + ".class"), JavaFileObject.Kind.CLASS) {
            @Override public OutputStream openOutputStream() {
              return new ByteArrayOutputStream() { @Override public void close() { classes.put(name, toByteArray()); } };
            }
          };
        }
      };
      boolean isDone = compiler.getTask(null, memory, told, List.of("-nowarn", "-Xmaxerrs", "1000000", "-proc:none"), null, files.getJavaFileObjectsFromFiles(sources)).call();
      if (isDone) return classes;
      Map<String, String> refused = new LinkedHashMap<>();
      for (Diagnostic<? extends JavaFileObject> one : told.getDiagnostics()) {
        if (one.getKind() != Diagnostic.Kind.ERROR || one.getSource() == null) continue;
        String name = folder.relativize(Path.of(one.getSource().toUri())).getName(0).toString();
        refused.putIfAbsent(name, "line " + one.getLineNumber() + ": " + one.getMessage(Locale.ROOT).replaceAll("\\s+", " "));
      }
      // The compiler itself fails: the program that it fails of is looked for.
      if (refused.isEmpty() && chunk.size() > 1) {
        List<String> first = new ArrayList<>(chunk.subList(0, chunk.size() / 2)), rest = new ArrayList<>(chunk.subList(chunk.size() / 2, chunk.size()));
        classes.clear();
        classes.putAll(compiled(folder, first));
        classes.putAll(compiled(folder, rest));
        chunk.retainAll(new HashSet<>(first) { { addAll(rest); } });
        return classes;
      }
      if (refused.isEmpty()) refused.put(chunk.get(0), "the compiler fails without an error of the program");
      if (refused.containsKey("library")) throw new IllegalStateException("javac fails without an error of a program: " + told.getDiagnostics());
      refused.forEach((name, reason) -> OUT.println("refused " + name + " " + reason));
      chunk.removeAll(refused.keySet());
    }
    return Map.of();
  }

  static String outcome(Map<String, byte[]> classes, String className, String methodName) throws InterruptedException {
    ClassLoader loader = new ClassLoader(ClassLoader.getPlatformClassLoader()) {
      @Override protected Class<?> findClass(String name) throws ClassNotFoundException {
        byte[] bytes = classes.get(name);
        if (bytes == null) throw new ClassNotFoundException(name);
        return defineClass(name, bytes, 0, bytes.length);
      }
    };
    String[] result = { "hangs" };
    Thread thread = new Thread(null, () -> {
      try {
        java.lang.reflect.Method method = loader.loadClass(className).getDeclaredMethod(methodName);
        method.setAccessible(true);
        result[0] = "value " + literal(method.invoke(null));
      } catch (java.lang.reflect.InvocationTargetException thrown) {
        result[0] = "throws " + thrown.getCause().getClass().getName();
      } catch (Throwable thrown) {
        // What `invoke` throws by itself comes from the initializer of the class: so would the first use of it.
        result[0] = "throws " + thrown.getClass().getName();
      }
    }, methodName, 1 << 20);
    thread.setDaemon(true);
    thread.start();
    thread.join(2000);
    return thread.isAlive() ? "hangs" : result[0];
  }

  /** As Java writes it. */
  static String literal(Object value) {
    if (value == null || value instanceof Boolean) return String.valueOf(value);
    if (value instanceof Character) return "(char) " + (int) (char) (Character) value;
    if (value instanceof Byte || value instanceof Short) return "(" + value + ")";
    if (value instanceof Integer) return value.equals(Integer.MIN_VALUE) ? "(-2147483647 - 1)" : "(" + value + ")";
    if (value instanceof Long) return value.equals(Long.MIN_VALUE) ? "(-9223372036854775807L - 1L)" : "(" + value + "L)";
    if (value instanceof Double) {
      double number = (Double) value;
      return number != number ? "NaN" : Double.isInfinite(number) ? (number > 0 ? "(1.0 / 0.0)" : "(-1.0 / 0.0)") : "(" + number + ")";
    }
    StringBuilder text = new StringBuilder("\"");
    for (char character : ((String) value).toCharArray()) {
      if (character == '"' || character == '\\') text.append('\\').append(character);
      else if (character >= ' ' && character < 127) text.append(character);
      else text.append(character < 256 ? String.format("\\%03o", (int) character) : String.format("\\u%04x", (int) character));
    }
    return text.append('"').toString();
  }
}
