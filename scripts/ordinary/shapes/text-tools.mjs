/**
 * Shapes of ordinary Java: globs, templates, tables, word counts: tools for text.
 * Neighbours: `../kit.mjs` is what they are written with; `../compose.mjs` lists all shapes.
 */

export function glob(k) {
  const name = k.name('Glob', 'Wildcard', 'PatternMatcher', 'NamePattern');
  return `public final class ${name} {
    private final String pattern;
    private final boolean ignoreCase;

    public ${name}(String pattern, boolean ignoreCase) {
        this.pattern = ignoreCase ? pattern.toLowerCase() : pattern;
        this.ignoreCase = ignoreCase;
    }

    public boolean matches(String text) {
        return matches(ignoreCase ? text.toLowerCase() : text, 0, 0);
    }

    private boolean matches(String text, int t, int p) {
        while (p < pattern.length()) {
            char c = pattern.charAt(p);
            if (c == '*') {
                for (int next = t; next <= text.length(); next++) {
                    if (matches(text, next, p + 1)) {
                        return true;
                    }
                }
                return false;
            }
            if (t == text.length() || c != '?' && c != text.charAt(t)) {
                return false;
            }
            t++;
            p++;
        }
        return t == text.length();
    }

    public boolean isLiteral() {
        return pattern.indexOf('*') < 0 && pattern.indexOf('?') < 0;
    }

    public List<String> filter(Collection<String> names) {
        ${
          k.flip()
            ? 'return names.stream().filter(this::matches).sorted().collect(Collectors.toList());'
            : `List<String> found = new ArrayList<>();
        for (String name : names) {
            if (matches(name)) {
                found.add(name);
            }
        }
        return found;`
        }
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof ${name} && ((${name}) other).pattern.equals(pattern);
    }

    @Override
    public int hashCode() {
        return pattern.hashCode();
    }
}`;
}

export function template(k) {
  const name = k.name('Template', 'TextTemplate', 'MessageFormat', 'Letter');
  const [open, close] = k.pick(['{', '}'], ['<', '>'], ['[', ']']);
  return `public class ${name} {
    private interface Part {
        void render(StringBuilder out, Map<String, String> values);
    }

    private final List<Part> parts = new ArrayList<>();
    private final Set<String> names = new LinkedHashSet<>();

    public ${name}(String text) {
        int position = 0;
        while (position < text.length()) {
            int open = text.indexOf('${open}', position);
            if (open < 0) {
                addText(text.substring(position));
                break;
            }
            int close = text.indexOf('${close}', open);
            if (close < 0) {
                throw new IllegalArgumentException("not closed at " + open);
            }
            addText(text.substring(position, open));
            addName(text.substring(open + 1, close));
            position = close + 1;
        }
    }

    private void addText(final String text) {
        if (!text.isEmpty()) {
            ${
              k.flip()
                ? `parts.add(new Part() {
                @Override
                public void render(StringBuilder out, Map<String, String> values) {
                    out.append(text);
                }
            });`
                : 'parts.add((out, values) -> out.append(text));'
            }
        }
    }

    private void addName(String name) {
        names.add(name);
        parts.add((out, values) -> {
            String value = values.get(name);
            out.append(value == null ? "?" : value);
        });
    }

    public String render(Map<String, String> values) {
        StringBuilder out = new StringBuilder();
        for (Part part : parts) {
            part.render(out, values);
        }
        return out.toString();
    }

    public String render(String name, String value) {
        return render(Map.of(name, value));
    }

    public Set<String> names() {
        return names;
    }

    public boolean isComplete(Map<String, String> values) {
        for (String name : names) {
            if (!values.containsKey(name)) {
                return false;
            }
        }
        return true;
    }
}`;
}

export function textTable(k) {
  const name = k.name('TextTable', 'AsciiTable', 'ColumnWriter', 'Listing');
  return `public class ${name} {
    private enum Align { LEFT, RIGHT, CENTER }

    private final String[] headers;
    private final Align[] aligns;
    private final List<String[]> rows = new ArrayList<>();

    public ${name}(String... headers) {
        this.headers = headers;
        this.aligns = new Align[headers.length];
        for (int i = 0; i < aligns.length; i++) {
            aligns[i] = Align.LEFT;
        }
    }

    public ${name} right(int column) {
        aligns[column] = Align.RIGHT;
        return this;
    }

    public ${name} center(int column) {
        aligns[column] = Align.CENTER;
        return this;
    }

    public void add(String... cells) {
        if (cells.length != headers.length) {
            throw new IllegalArgumentException(headers.length + " cells expected");
        }
        rows.add(cells);
    }

    private int[] widths() {
        int[] widths = new int[headers.length];
        for (int i = 0; i < headers.length; i++) {
            widths[i] = headers[i].length();
            for (String[] row : rows) {
                widths[i] = Math.max(widths[i], row[i].length());
            }
        }
        return widths;
    }

    @Override
    public String toString() {
        int[] widths = widths();
        StringBuilder out = new StringBuilder();
        append(out, headers, widths);
        for (int width : widths) {
            out.append("-".repeat(width)).append("${k.pick('+', '-', ' ')}");
        }
        out.append('\\n');
        for (String[] row : rows) {
            append(out, row, widths);
        }
        return out.toString();
    }

    private void append(StringBuilder out, String[] cells, int[] widths) {
        for (int i = 0; i < cells.length; i++) {
            int space = widths[i] - cells[i].length();
            int before = switch (aligns[i]) {
                case LEFT -> 0;
                case RIGHT -> space;
                case CENTER -> space / 2;
            };
            out.append(" ".repeat(before)).append(cells[i]).append(" ".repeat(space - before));
            if (i < cells.length - 1) {
                out.append("${k.pick(' | ', '  ', ' ')}");
            }
        }
        out.append('\\n');
    }
}`;
}

export function wordCount(k) {
  const name = k.name('WordCount', 'Frequency', 'Histogram', 'Concordance');
  return `public class ${name} {
    private final Map<String, Integer> counts = new HashMap<>();
    private int total;

    public void add(String text) {
        StringBuilder word = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (Character.isLetter(c)) {
                word.append(Character.toLowerCase(c));
            } else if (word.length() > 0) {
                count(word.toString());
                word.setLength(0);
            }
        }
        if (word.length() > 0) {
            count(word.toString());
        }
    }

    private void count(String word) {
        ${
          k.flip()
            ? 'counts.merge(word, 1, Integer::sum);'
            : `Integer known = counts.get(word);
        counts.put(word, known == null ? 1 : known + 1);`
        }
        total++;
    }

    public int get(String word) {
        return counts.getOrDefault(word.toLowerCase(), 0);
    }

    public List<String> top(int limit) {
        ${
          k.flip()
            ? `return counts.entrySet().stream()
            .sorted(Map.Entry.<String, Integer>comparingByValue().reversed())
            .limit(limit)
            .map(Map.Entry::getKey)
            .collect(Collectors.toList());`
            : `List<String> words = new ArrayList<>(counts.keySet());
        words.sort((left, right) -> counts.get(right) - counts.get(left));
        return words.size() > limit ? words.subList(0, limit) : words;`
        }
    }

    public double share(String word) {
        if (total == 0) {
            return 0;
        }
        return (double) get(word) / total;
    }

    public String longest() {
        String longest = "";
        for (String word : counts.keySet()) {
            if (word.length() > longest.length()) {
                longest = word;
            }
        }
        return longest;
    }

    public int distinct() {
        return counts.size();
    }
}`;
}

export const TEXT_TOOLS = [glob, template, textTable, wordCount];
