/**
 * Shapes of ordinary Java: JSON, INI files, command lines: what reads text of a given form.
 * Neighbours: `../kit.mjs` is what they are written with; `../compose.mjs` lists all shapes.
 */

export function jsonReader(k) {
  const name = k.name('JsonParser', 'JsonReader', 'DocumentReader', 'ObjectParser');
  return `public class ${name} {
    private final String source;
    private int index;

    public ${name}(String source) {
        this.source = source;
    }

    public Object read() {
        space();
        char c = current();
        switch (c) {
            case '{':
                return object();
            case '[':
                return array();
            case '"':
                return string();
            case 't':
                return literal("true", Boolean.TRUE);
            case 'f':
                return literal("false", Boolean.FALSE);
            case 'n':
                return literal("null", null);
            default:
                return number();
        }
    }

    private char current() {
        if (index >= source.length()) {
            throw new IllegalStateException("unexpected end");
        }
        return source.charAt(index);
    }

    private void expect(char c) {
        space();
        if (current() != c) {
            throw new IllegalStateException("expected " + c + " at " + index);
        }
        index++;
    }

    private void space() {
        while (index < source.length() && source.charAt(index) <= ' ') {
            index++;
        }
    }

    private Map<String, Object> object() {
        Map<String, Object> members = new LinkedHashMap<>();
        expect('{');
        space();
        if (current() == '}') {
            index++;
            return members;
        }
        do {
            space();
            String key = string();
            expect(':');
            members.put(key, read());
            space();
        } while (source.charAt(index++) == ',');
        return members;
    }

    private List<Object> array() {
        List<Object> items = new ArrayList<>();
        expect('[');
        space();
        if (current() == ']') {
            index++;
            return items;
        }
        while (true) {
            items.add(read());
            space();
            if (current() == ',') {
                index++;
            } else {
                expect(']');
                return items;
            }
        }
    }

    private String string() {
        expect('"');
        StringBuilder text = new StringBuilder();
        while (current() != '"') {
            char c = current();
            index++;
            if (c == '\\\\') {
                c = current();
                index++;
                if (c == 'n') {
                    c = '\\n';
                }
            }
            text.append(c);
        }
        index++;
        return text.toString();
    }

    private Object literal(String word, Object value) {
        if (!source.startsWith(word, index)) {
            throw new IllegalStateException("unknown word at " + index);
        }
        index += word.length();
        return value;
    }

    private Double number() {
        int start = index;
        while (index < source.length() && "+-.eE0123456789".indexOf(source.charAt(index)) >= 0) {
            index++;
        }
        return Double.valueOf(source.substring(start, index));
    }
}`;
}

export function iniFile(k) {
  const name = k.name('IniFile', 'SectionedConfig', 'PropertyFile', 'SettingsFile');
  return `public class ${name} {
    private final Map<String, Map<String, String>> sections = new LinkedHashMap<>();
    private final List<String> problems = new ArrayList<>();

    public static ${name} load(File file) throws IOException {
        ${name} result = new ${name}();
        try (BufferedReader reader = new BufferedReader(new FileReader(file))) {
            String section = "";
            int number = 0;
            for (String line = reader.readLine(); line != null; line = reader.readLine()) {
                number++;
                section = result.read(line.trim(), section, number);
            }
        }
        return result;
    }

    private String read(String line, String section, int number) {
        if (line.isEmpty() || line.charAt(0) == '${k.pick(';', '#')}') {
            return section;
        }
        if (line.startsWith("[") && line.endsWith("]")) {
            return line.substring(1, line.length() - 1);
        }
        int equals = line.indexOf('=');
        if (equals < 0) {
            problems.add("line " + number + ": no '='");
            return section;
        }
        String key = line.substring(0, equals).trim();
        String value = line.substring(equals + 1).trim();
        sections.computeIfAbsent(section, s -> new LinkedHashMap<>()).put(key, value);
        return section;
    }

    public String get(String section, String key, String fallback) {
        Map<String, String> values = sections.get(section);
        if (values == null) {
            return fallback;
        }
        return values.getOrDefault(key, fallback);
    }

    public int getInt(String section, String key, int fallback) {
        String value = get(section, key, null);
        return value == null ? fallback : Integer.parseInt(value);
    }

    public String write() {
        StringBuilder out = new StringBuilder();
        for (Map.Entry<String, Map<String, String>> section : sections.entrySet()) {
            out.append('[').append(section.getKey()).append("]\\n");
            for (Map.Entry<String, String> entry : section.getValue().entrySet()) {
                out.append(entry.getKey()).append(" = ").append(entry.getValue()).append('\\n');
            }
        }
        return out.toString();
    }

    public List<String> getProblems() {
        return problems;
    }
}`;
}

export function commandLine(k) {
  const name = k.name('CommandLine', 'Arguments', 'OptionParser', 'Switches');
  const options = k.some(['verbose', 'output', 'input', 'threads', 'dry-run', 'level', 'user', 'port'], 5);
  const field = (option) => option.replace(/-(.)/g, (_, letter) => letter.toUpperCase());
  const isFlag = (option) => option === 'verbose' || option === 'dry-run';
  const isNumber = (option) => ['threads', 'level', 'port'].includes(option);
  return `public class ${name} {
${options.map((option) => `    private ${isFlag(option) ? 'boolean' : isNumber(option) ? 'int' : 'String'} ${field(option)}${isNumber(option) ? ` = ${k.int(1, 9)}` : ''};`).join('\n')}
    private final List<String> rest = new ArrayList<>();

    public static ${name} parse(String[] args) {
        ${name} line = new ${name}();
        for (int i = 0; i < args.length; i++) {
            String arg = args[i];
            switch (arg) {
${options
  .map(
    (option) => `                case "--${option}":
${
  isFlag(option)
    ? ''
    : `                    if (i + 1 >= args.length) {
                        throw new IllegalArgumentException(arg + " needs a value");
                    }
`
}                    line.${field(option)} = ${isFlag(option) ? 'true' : isNumber(option) ? 'number(args[++i])' : 'args[++i]'};
                    break;`,
  )
  .join('\n')}
                default:
                    if (arg.startsWith("-")) {
                        throw new IllegalArgumentException("unknown option " + arg);
                    }
                    line.rest.add(arg);
            }
        }
        return line;
    }

    private static int number(String text) {
        try {
            return Integer.parseInt(text);
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException(text + " is not a number");
        }
    }

${options
  .map(
    (
      option,
    ) => `    public ${isFlag(option) ? 'boolean is' : isNumber(option) ? 'int get' : 'String get'}${field(option)[0].toUpperCase()}${field(option).slice(1)}() {
        return ${field(option)};
    }`,
  )
  .join('\n\n')}

    public List<String> getRest() {
        return Collections.unmodifiableList(rest);
    }

    public static void main(String[] args) {
        ${name} line = parse(args);
        for (String one : line.rest) {
            System.out.println(one);
        }
        if (line.rest.isEmpty()) {
            System.err.println("usage: ${name} ${options.map((option) => `[--${option}]`).join(' ')} FILE...");
            System.exit(${k.int(1, 2)});
        }
    }
}`;
}

export const READERS = [jsonReader, iniFile, commandLine];
