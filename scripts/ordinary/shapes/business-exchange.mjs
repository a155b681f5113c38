/**
 * Shapes of ordinary Java: importers, converters, JSON, reports: business code that reads and writes.
 * Neighbours: `../kit.mjs` is what they are written with; `../compose.mjs` lists all shapes.
 */

export function csvImporter(k) {
  const { noun, plural, texts, numbers, long, real, flag, status, fields } = k.thing;
  const name = k.own('Importer', 'Reader', 'Loader');
  const parse = ({ type }, index) =>
    ({
      long: `Long.parseLong(cells[${index}].trim())`,
      int: `Integer.parseInt(cells[${index}].trim())`,
      double: `Double.parseDouble(cells[${index}])`,
      String: `cells[${index}]`,
      boolean: `Boolean.parseBoolean(cells[${index}])`,
    })[type] ?? `${status}.valueOf(cells[${index}])`;
  return `/** Reads ${plural} from text in lines: ${[...texts, ...numbers, long, real, flag].join(', ')}. */
public class ${name} {
    private final char separator;
    private int lineNumber;
    private int rejected;

    public ${name}() {
        this('${k.pick(';', ',', '|')}');
    }

    public ${name}(char separator) {
        this.separator = separator;
    }

    public List<${noun}> read(Reader source) throws IOException {
        List<${noun}> ${plural} = new ArrayList<>();
        try (BufferedReader reader = new BufferedReader(source)) {
            String line;
            while ((line = reader.readLine()) != null) {
                lineNumber++;
                if (line.isEmpty() || line.startsWith("#")) {
                    continue;
                }
                try {
                    ${plural}.add(parse(line));
                } catch (${k.pick('RuntimeException', 'IllegalArgumentException')} e) {
                    rejected++;
                    System.err.println("line " + lineNumber + ": " + e.getMessage());
                }
            }
        }
        return ${plural};
    }

    ${noun} parse(String line) {
        String[] cells = split(line);
        if (cells.length != ${fields.length}) {
            throw new IllegalArgumentException("${fields.length} cells expected, found " + cells.length);
        }
        return new ${noun}(
${fields.map((field, index) => `            ${parse(field, index)}`).join(',\n')});
    }

    private String[] split(String line) {
        List<String> cells = new ArrayList<>();
        StringBuilder cell = new StringBuilder();
        boolean quoted = false;
        for (int i = 0; i < line.length(); i++) {
            char c = line.charAt(i);
            if (c == '"') {
                quoted = !quoted;
            } else if (c == separator && !quoted) {
                cells.add(cell.toString());
                cell.setLength(0);
            } else {
                cell.append(c);
            }
        }
        cells.add(cell.toString());
        return cells.toArray(new String[0]);
    }

    public int getRejected() {
        return rejected;
    }
}`;
}

export function mapper(k) {
  const { noun, variable, plural, texts, numbers, long, status } = k.thing;
  const name = k.own('Mapper', 'Converter');
  const dto = k.own('Dto', 'View', 'Row');
  return `public final class ${name} {
    /** What is sent to clients. */
    public static class ${dto} {
        public long id;
        public String ${texts[0]};
        public String ${texts[1]};
        public int ${numbers[0]};
        public String amount;
        public String status;
    }

    private ${name}() {
    }

    public static ${dto} toDto(${noun} ${variable}) {
        if (${variable} == null) {
            return null;
        }
        ${dto} dto = new ${dto}();
        dto.id = ${k.get(variable, 'id')};
        dto.${texts[0]} = ${k.get(variable, texts[0])};
        dto.${texts[1]} = ${k.get(variable, texts[1])} == null ? "" : ${k.get(variable, texts[1])}${k.maybe(50, '.trim()')};
        dto.${numbers[0]} = ${k.get(variable, numbers[0])};
        dto.amount = format(${k.get(variable, long)});
        dto.status = ${k.get(variable, 'status')}.name();
        return dto;
    }

    public static List<${dto}> toDtos(List<${noun}> ${plural}) {
        ${
          k.flip()
            ? `List<${dto}> dtos = new ArrayList<>(${plural}.size());
        for (${noun} ${variable} : ${plural}) {
            dtos.add(toDto(${variable}));
        }
        return dtos;`
            : `return ${plural}.stream().map(${name}::toDto).collect(Collectors.toList());`
        }
    }

    public static ${noun} fromDto(${dto} dto) {
        ${status} status = dto.status == null ? ${status}.${k.thing.statuses[0]} : ${status}.valueOf(dto.status);
        return new ${noun}(dto.id, dto.${texts[0]}, dto.${texts[1]}, dto.${numbers[0]}, 0, parse(dto.amount), 0.0, false, status);
    }

    private static String format(long hundredths) {
        long whole = hundredths / 100;
        long rest = Math.abs(hundredths % 100);
        return whole + (rest < 10 ? ".0" : ".") + rest;
    }

    private static long parse(String amount) {
        int dot = amount.indexOf('.');
        if (dot < 0) {
            return Long.parseLong(amount) * 100;
        }
        return Long.parseLong(amount.substring(0, dot)) * 100 + Long.parseLong(amount.substring(dot + 1));
    }
}`;
}

export function jsonWriter(k) {
  const { noun, variable, plural, fields } = k.thing;
  const name = k.own('JsonWriter', 'Serializer', 'Formatter');
  const chosen = k.some(fields, k.int(4, 7));
  return `public class ${name} {
    private final StringBuilder out = new StringBuilder();
    private final boolean pretty;
    private int depth;

    public ${name}(boolean pretty) {
        this.pretty = pretty;
    }

    public String write(${noun} ${variable}) {
        out.append('{');
        depth++;
${chosen.map((field, index) => `        field("${field.name}", ${field.type === 'String' ? `quote(${k.get(variable, field.name)})` : field.name === 'status' ? `quote(${k.get(variable, 'status')}.name())` : `String.valueOf(${k.get(variable, field.name)})`}, ${index === chosen.length - 1});`).join('\n')}
        depth--;
        newLine();
        out.append('}');
        return out.toString();
    }

    public String writeAll(Iterable<${noun}> ${plural}) {
        out.append('[');
        boolean first = true;
        for (${noun} ${variable} : ${plural}) {
            if (!first) {
                out.append(',');
            }
            first = false;
            write(${variable});
        }
        return out.append(']').toString();
    }

    private void field(String name, String value, boolean last) {
        newLine();
        out.append('"').append(name).append("\\":").append(value);
        if (!last) {
            out.append(',');
        }
    }

    private void newLine() {
        if (!pretty) {
            return;
        }
        out.append('\\n');
        for (int i = 0; i < depth; i++) {
            out.append("${k.pick('  ', '    ', '\\t')}");
        }
    }

    static String quote(String text) {
        if (text == null) {
            return "null";
        }
        StringBuilder quoted = new StringBuilder("\\"");
        for (char c : text.toCharArray()) {
            switch (c) {
                case '"':
                    quoted.append("\\\\\\"");
                    break;
                case '\\n':
                    quoted.append("\\\\n");
                    break;
                case '\\\\':
                    quoted.append("\\\\\\\\");
                    break;
                default:
                    quoted.append(c);
            }
        }
        return quoted.append('"').toString();
    }
}`;
}

export function report(k) {
  const { noun, variable, plural, texts, numbers, long } = k.thing;
  const name = k.own('Report', 'Summary', 'Printer');
  const width = k.int(12, 30);
  return `public class ${name} {
    private static final int WIDTH = ${width};

    private final String title;
    private int rows;

    public ${name}(String title) {
        this.title = title;
    }

    public String render(List<${noun}> ${plural}) {
        StringBuilder out = new StringBuilder();
        out.append(title).append('\\n');
        line(out, '${k.pick('-', '=', '~')}');
        long sum = 0;
        for (${noun} ${variable} : ${plural}) {
            out.append(pad(${k.get(variable, texts[0])})).append(" | ");
            out.append(${k.get(variable, numbers[0])}).append(" | ").append(${k.get(variable, long)}).append("\\n");
            sum += ${k.get(variable, long)};
            rows++;
        }
        line(out, '-');
        out.append("total ").append(sum);
        if (!${plural}.isEmpty()) {
            out.append(", average ").append(sum / ${plural}.size());
        }
        return out.toString();
    }

    private static void line(StringBuilder out, char c) {
        for (int i = 0; i < WIDTH; i++) {
            out.append(c);
        }
        out.append('\\n');
    }

    private static String pad(String text) {
        if (text.length() >= WIDTH) {
            return text.substring(0, WIDTH - 1) + "…";
        }
        StringBuilder padded = new StringBuilder(text);
        while (padded.length() < WIDTH) {
            padded.append(' ');
        }
        return padded.toString();
    }

    public int getRows() {
        return rows;
    }
}`;
}

export function notifications(k) {
  const { noun, variable, texts } = k.thing;
  const name = k.own('Notifier', 'Mailer', 'Messages');
  return `public class ${name} {
    public enum Channel {
        MAIL {
            @Override
            String address(String user) {
                return user + "@example.org";
            }
        },
        PHONE {
            @Override
            String address(String user) {
                return "tel:" + Math.abs(user.hashCode() % 100000);
            }
        };

        abstract String address(String user);
    }

    private static class Message {
        String recipient;
        String body;
        int attempts;
    }

    private final Queue<Message> outbox = new LinkedList<>();
    private final PrintWriter out;
    private int sent;

    public ${name}(PrintWriter out) {
        this.out = out;
    }

    public void notify(${noun} ${variable}, Channel channel) {
        Message message = new Message();
        message.recipient = channel.address(${k.get(variable, texts[0])});
        message.body = "Your ${variable} " + ${k.get(variable, 'id')} + " is " + ${k.get(variable, 'status')}.label();
        outbox.add(message);
    }

    public int flush() {
        int flushed = 0;
        while (!outbox.isEmpty()) {
            Message message = outbox.poll();
            message.attempts++;
            if (deliver(message)) {
                flushed++;
            } else if (message.attempts < ${k.int(2, 5)}) {
                outbox.add(message);
            }
        }
        sent += flushed;
        return flushed;
    }

    private boolean deliver(Message message) {
        if (message.recipient == null || message.recipient.isEmpty()) {
            return false;
        }
        out.println(message.recipient + ": " + message.body);
        return !out.checkError();
    }

    public int pending() {
        return outbox.size();
    }

    public int getSent() {
        return sent;
    }
}`;
}

export const BUSINESS_EXCHANGE = [csvImporter, mapper, jsonWriter, report, notifications];
