/**
 * A client as Java: it makes the objects, calls the methods and prints the results and all that can be reached, in the form of
 * `expected.ts`.
 * Neighbours: `main.ts` compiles and runs it.
 */
import type { Scenario, ClientCall, ClientValue } from '#server/oracle/scenario';
import type { Program } from '#server/plato/ir';

/** Source of the class that all clients share: it reads fields by reflection. */
export const SHARED = `package lab;
import java.lang.reflect.*;
import java.util.*;
public class Shown {
  public interface Body { void run(StringBuilder out) throws Throwable; }
  static void begin(String name, Body body) throws Exception {
    StringBuilder out = new StringBuilder();
    GIVEN.clear();
    Thread thread = new Thread(() -> {
      try { body.run(out); } catch (Throwable thrown) { out.setLength(0); out.append("throws ").append(thrown.getClass().getName()); }
    });
    thread.setDaemon(true);
    thread.start();
    thread.join(3000);
    System.out.println(name + " " + (thread.isAlive() ? "hangs" : out));
  }
  /** What calls have given, of the client that runs: it can be reached from there. */
  private static final List<Object> GIVEN = new ArrayList<>();
  public static String shown(Object value, String at) { GIVEN.add(value); return value(value, at); }
  static String value(Object value, String at) {
    if (value == null || value instanceof Boolean) return String.valueOf(value);
    if (value instanceof Number) { String name = value.getClass().getName(); return name.startsWith("java.lang.") ? value.toString() : "lib"; }
    if (value instanceof Character) return String.valueOf((int) (Character) value);
    return value.getClass().getName().startsWith(at) ? value.getClass().getName().substring(at.length()) : "lib";
  }
  public static Object held(Class<?> owner, String name) throws Exception {
    Field field = owner.getDeclaredField(name);
    field.setAccessible(true);
    return field.get(null);
  }
  public static String all(String at, List<String> results, Object... roots) throws Exception {
    List<Object> order = new ArrayList<>();
    Deque<Object> waiting = new ArrayDeque<>();
    Map<Object, Boolean> known = new IdentityHashMap<>();
    List<Object> all = new ArrayList<>(Arrays.asList(roots));
    all.addAll(GIVEN);
    GIVEN.clear();
    for (Object root : all) if (root != null && known.put(root, true) == null) waiting.add(root);
    List<String> reported = new ArrayList<>();
    while (!waiting.isEmpty()) {
      Object object = waiting.poll();
      if (!object.getClass().getName().startsWith(at)) continue;
      List<String> fields = new ArrayList<>();
      for (Class<?> each = object.getClass(); each != null && each.getName().startsWith(at); each = each.getSuperclass()) for (Field field : each.getDeclaredFields()) {
        if (Modifier.isStatic(field.getModifiers()) || field.isSynthetic()) continue;
        field.setAccessible(true);
        Object value = field.get(object);
        fields.add(field.getName() + "=" + value(value, at));
        if (value != null && !field.getType().isPrimitive() && known.put(value, true) == null) waiting.add(value);
      }
      Collections.sort(fields);
      reported.add(object.getClass().getName().substring(at.length()) + "{" + String.join(",", fields) + "}");
    }
    Collections.sort(reported);
    StringBuilder out = new StringBuilder(String.join(",", results));
    for (String one : reported) out.append(";").append(one);
    return out.toString();
  }
}
`;

/** The client of one program as a class `Client` of its package. */
export function clientOf(program: Program, scenario: Scenario, packageName: string): string {
  const lines = scenario.setup.map((call, index) => `    ${className(call)} o${index} = new ${className(call)}(${args(call)});`);
  for (const call of scenario.threads[0]!) lines.push(`    ${callOf(program, call, packageName)}`);
  const roots = [
    ...scenario.setup.map((_, index) => `o${index}`),
    ...staticsOf(program).map((field) => `lab.Shown.held(${field.owner}.class, "${field.name}")`),
  ];
  return `package ${packageName};
public class Client {
  public static void run(StringBuilder out) throws Throwable {
    java.util.List<String> results = new java.util.ArrayList<>();
${lines.join('\n')}
    out.append(lab.Shown.all("${packageName}.", results${roots.map((one) => `, ${one}`).join('')}));
  }
}
`;
}

/** The static references of classes that nothing initializes: to look at them runs nothing. */
function staticsOf({ fields, classes, procedures }: Program): Program['fields'] {
  const own = new Set(classes.filter((one) => !one.isLibrary && /^\w+$/.test(one.name)).map((one) => one.name));
  for (const one of procedures) if (one.kind === 'staticInitializer') own.delete(one.owner);
  return fields.filter((one) => one.isStatic && one.type.kind === 'ref' && !one.isGhost && own.has(one.owner) && /^\w+$/.test(one.name));
}

function className(call: ClientCall): string {
  return call.procedure.slice(0, call.procedure.indexOf('.<init>'));
}

function args(call: ClientCall): string {
  return call.args.map(argument).join(', ');
}

function argument(value: ClientValue): string {
  return typeof value === 'object' && value !== null ? `o${value.object}` : String(value);
}

function callOf(program: Program, call: ClientCall, packageName: string): string {
  const procedure = program.procedures.find((one) => one.id === call.procedure)!;
  const name = call.procedure.slice(procedure.owner.length + 1, call.procedure.indexOf('('));
  const text = `${call.receiver === undefined ? procedure.owner : `o${call.receiver}`}.${name}(${args(call)})`;
  const body = procedure.result === undefined ? `${text}; results.add("-");` : `results.add(lab.Shown.shown(${text}, "${packageName}."));`;
  return `try { ${body} } catch (Throwable thrown) { results.add("throws " + thrown.getClass().getName()); }`;
}
