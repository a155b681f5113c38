/**
 * Shapes of ordinary Java: audits, pages, identifiers, configuration, plans: what business code needs around it.
 * Neighbours: `../kit.mjs` is what they are written with; `../compose.mjs` lists all shapes.
 */

export function auditLog(k) {
  const { noun, variable, status } = k.thing;
  const name = k.own('AuditLog', 'Journal', 'Protocol');
  return `public class ${name} {
    private record Line(long time, long id, ${status} status, String remark) {
        boolean isOlderThan(long limit) {
            return time < limit;
        }

        String text() {
            return time + " " + id + " " + status + (remark == null ? "" : " " + remark);
        }
    }

    private final List<Line> lines = new ${k.pick('ArrayList', 'LinkedList')}<>();
    private final int limit;
    private long dropped;

    public ${name}(int limit) {
        this.limit = limit;
    }

    public synchronized void record(${noun} ${variable}, String remark) {
        if (lines.size() == limit) {
            lines.remove(0);
            dropped++;
        }
        lines.add(new Line(System.currentTimeMillis(), ${k.get(variable, 'id')}, ${k.get(variable, 'status')}, remark));
    }

    public synchronized int purge(long olderThan) {
        int before = lines.size();
        ${
          k.flip()
            ? 'lines.removeIf(line -> line.isOlderThan(olderThan));'
            : `Iterator<Line> iterator = lines.iterator();
        while (iterator.hasNext()) {
            if (iterator.next().isOlderThan(olderThan)) {
                iterator.remove();
            }
        }`
        }
        return before - lines.size();
    }

    public synchronized List<String> of(long id) {
        List<String> texts = new ArrayList<>();
        for (Line line : lines) {
            if (line.id() == id) {
                texts.add(line.text());
            }
        }
        return texts;
    }

    public synchronized String last() {
        return lines.isEmpty() ? null : lines.get(lines.size() - 1).text();
    }

    public synchronized long getDropped() {
        return dropped;
    }
}`;
}

export function paging(k) {
  const { noun, plural } = k.thing;
  const name = k.own('Page', 'Paging', 'Pages');
  return `public class ${name} {
    private final List<${noun}> ${plural};
    private final int pageSize;
    private int page;

    public ${name}(List<${noun}> ${plural}, int pageSize) {
        if (pageSize <= 0) {
            throw new IllegalArgumentException("page size: " + pageSize);
        }
        this.${plural} = ${plural};
        this.pageSize = pageSize;
    }

    public int pageCount() {
        return (${plural}.size() + pageSize - 1) / pageSize;
    }

    public List<${noun}> current() {
        int from = page * pageSize;
        int to = Math.min(from + pageSize, ${plural}.size());
        ${
          k.flip()
            ? `return ${plural}.subList(from, to);`
            : `List<${noun}> shown = new ArrayList<>();
        for (int i = from; i < to; i++) {
            shown.add(${plural}.get(i));
        }
        return shown;`
        }
    }

    public boolean hasNext() {
        return page + 1 < pageCount();
    }

    public boolean next() {
        if (!hasNext()) {
            return false;
        }
        page++;
        return true;
    }

    public boolean previous() {
        if (page == 0) {
            return false;
        }
        page--;
        return true;
    }

    public void goTo(int page) {
        if (page < 0 || page >= pageCount()) {
            throw new IndexOutOfBoundsException("page " + page + " of " + pageCount());
        }
        this.page = page;
    }

    public int[] numbers() {
        int[] numbers = new int[pageCount()];
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = i + 1;
        }
        return numbers;
    }
}`;
}

export function idGenerator(k) {
  const { noun } = k.thing;
  const name = k.own('Ids', 'IdGenerator', 'Numbers');
  const first = k.int(1, 10000);
  return `public final class ${name} {
    private static final ${name} INSTANCE = new ${name}();

    private static final char[] DIGITS = "${k.pick('0123456789ABCDEF', '0123456789abcdefghijklmnopqrstuvwxyz', 'BCDFGHJKLMNPQRST')}".toCharArray();

    ${
      k.flip()
        ? `private final AtomicLong next = new AtomicLong(${first});

    private ${name}() {
    }

    public long next() {
        return next.getAndIncrement();
    }`
        : `private long next = ${first};

    private ${name}() {
    }

    public synchronized long next() {
        return next++;
    }`
    }

    public static ${name} get() {
        return INSTANCE;
    }

    public String nextCode() {
        return encode(next());
    }

    static String encode(long number) {
        if (number < 0) {
            throw new IllegalArgumentException("negative: " + number);
        }
        StringBuilder code = new StringBuilder();
        do {
            code.append(DIGITS[(int) (number % DIGITS.length)]);
            number /= DIGITS.length;
        } while (number > 0);
        return code.reverse().toString();
    }

    static int checkDigit(String code) {
        int sum = 0;
        for (int i = 0; i < code.length(); i++) {
            int value = code.charAt(i) - '0';
            sum += (i % 2 == 0) ? value : value * ${k.int(2, 3)};
        }
        return (10 - sum % 10) % 10;
    }

    static boolean isValid${noun}Code(String code) {
        if (code == null || code.length() < 2) {
            return false;
        }
        int last = code.charAt(code.length() - 1) - '0';
        return checkDigit(code.substring(0, code.length() - 1)) == last;
    }
}`;
}

export function configuration(k) {
  const { noun, pkg } = k.thing;
  const name = k.own('Config', 'Settings', 'Options');
  const prefix = pkg.split('.').at(-1);
  return `public class ${name} {
    private static final String PREFIX = "${prefix}.";

    private final ${k.flip() ? 'Properties values = new Properties()' : 'Map<String, String> values = new HashMap<>()'};
    private boolean frozen;

    public void set(String key, String value) {
        if (frozen) {
            throw new IllegalStateException("the settings are frozen");
        }
        values.put(PREFIX + key, value);
    }

    private String get(String key) {
        Object value = values.get(PREFIX + key);
        return value == null ? null : value.toString();
    }

    public String getText(String key, String fallback) {
        String value = get(key);
        return value != null ? value : fallback;
    }

    public int getNumber(String key, int fallback) {
        String value = get(key);
        if (value == null) {
            return fallback;
        }
        try {
            return Integer.parseInt(value.trim());
        } catch (NumberFormatException e) {
            ${k.pick('return fallback;', 'throw new IllegalStateException(key + " is no number: " + value, e);')}
        }
    }

    public boolean isOn(String key) {
        String value = get(key);
        return "true".equals(value) || "on".equals(value) || "1".equals(value);
    }

    public int getTimeout() {
        return getNumber("timeout", ${k.int(10, 5000)});
    }

    public int getMax${noun}s() {
        int max = getNumber("max", ${k.int(10, 1000)});
        return Math.max(1, Math.min(max, ${k.int(2000, 9999)}));
    }

    public void freeze() {
        frozen = true;
    }
}`;
}

export function planner(k) {
  const { noun, variable, plural, numbers } = k.thing;
  const name = k.own('Planner', 'Calendar', 'Allocation');
  const slots = k.int(8, 48);
  return `public class ${name} {
    private static final int SLOTS = ${slots};

    private final ${noun}[] slots = new ${noun}[SLOTS];
    private int occupied;

    public int assign(${noun} ${variable}) {
        for (int i = 0; i < SLOTS; i++) {
            if (slots[i] == null) {
                slots[i] = ${variable};
                occupied++;
                return i;
            }
        }
        return -1;
    }

    public boolean assign(${noun} ${variable}, int from, int length) {
        if (from < 0 || length <= 0 || from + length > SLOTS) {
            return false;
        }
        for (int i = from; i < from + length; i++) {
            if (slots[i] != null) {
                return false;
            }
        }
        for (int i = from; i < from + length; i++) {
            slots[i] = ${variable};
        }
        occupied += length;
        return true;
    }

    public int release(${noun} ${variable}) {
        int released = 0;
        for (int i = 0; i < slots.length; i++) {
            if (slots[i] == ${variable}) {
                slots[i] = null;
                released++;
            }
        }
        occupied -= released;
        return released;
    }

    public int longestGap() {
        int longest = 0;
        int current = 0;
        for (${noun} slot : slots) {
            if (slot == null) {
                current++;
                longest = Math.max(longest, current);
            } else {
                current = 0;
            }
        }
        return longest;
    }

    public List<${noun}> ${plural}() {
        List<${noun}> found = new ArrayList<>();
        for (${noun} slot : slots) {
            if (slot != null && !found.contains(slot)) {
                found.add(slot);
            }
        }
        return found;
    }

    public int load() {
        int load = 0;
        for (int i = 0; i < SLOTS; i++) {
            load += slots[i] == null ? 0 : ${k.get('slots[i]', numbers[0])};
        }
        return load;
    }

    public int percentFull() {
        return occupied * 100 / SLOTS;
    }
}`;
}

export const BUSINESS_SUPPORT = [auditLog, paging, idGenerator, configuration, planner];
