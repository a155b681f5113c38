/**
 * Shapes of ordinary Java: prices, scores, filters, statistics, ledgers: business code that computes.
 * Neighbours: `../kit.mjs` is what they are written with; `../compose.mjs` lists all shapes.
 */
import { capital } from '../kit.mjs';

export function priceCalculator(k) {
  const { noun, variable, numbers, long, flag } = k.thing;
  const name = k.own('PriceCalculator', 'Pricing', 'CostModel');
  const steps = [k.int(5, 20), k.int(30, 80), k.int(100, 300)];
  return `public class ${name} {
    /** A rule that changes a price. */
    interface Rule {
        long apply(${noun} ${variable}, long cents);
    }

    static class Percentage implements Rule {
        private final int percent;

        Percentage(int percent) {
            if (percent < 0 || percent > 100) {
                throw new IllegalArgumentException("percent: " + percent);
            }
            this.percent = percent;
        }

        @Override
        public long apply(${noun} ${variable}, long cents) {
            return cents - cents * percent / 100;
        }
    }

    static class Surcharge implements Rule {
        private final long amount;

        Surcharge(long amount) {
            this.amount = amount;
        }

        @Override
        public long apply(${noun} ${variable}, long cents) {
            return ${k.get(variable, flag)} ? cents + amount : cents;
        }
    }

    private final List<Rule> rules = new ArrayList<>();
    private final long base;

    public ${name}(long base) {
        this.base = base;
    }

    public ${name} add(Rule rule) {
        rules.add(rule);
        return this;
    }

    public long price(${noun} ${variable}) {
        long cents = base + ${k.get(variable, long)} * ${k.get(variable, numbers[0])};
        for (Rule rule : rules) {
            cents = rule.apply(${variable}, cents);
        }
        return Math.max(cents, 0);
    }

    public static int discountFor(int ${numbers[0]}) {
        if (${numbers[0]} >= ${steps[2]}) {
            return ${k.int(15, 30)};
        } else if (${numbers[0]} >= ${steps[1]}) {
            return ${k.int(8, 14)};
        } else if (${numbers[0]} >= ${steps[0]}) {
            return ${k.int(2, 7)};
        }
        return 0;
    }

    public long perUnit(${noun} ${variable}) {
        int units = ${k.get(variable, numbers[0])};
        ${k.maybe(
          70,
          `if (units <= 0) {
            return 0;
        }`,
        )}
        return price(${variable}) / units;
    }
}`;
}

export function scoring(k) {
  const { noun, variable, numbers, real, flag, status, statuses } = k.thing;
  const name = k.own('Scoring', 'Ranking', 'Assessment');
  return `public class ${name} {
    private int[] thresholds = {${k.int(5, 10)}, ${k.int(20, 30)}, ${k.int(50, 70)}};
    private double weight = ${k.pick('0.5', '1.0', '1.25', '2.0')};

    public int score(${noun} ${variable}) {
        int score = ${k.get(variable, numbers[0])} * ${k.int(2, 9)} + ${k.get(variable, numbers[1])};
        if (${k.get(variable, flag)}) {
            score += ${k.int(3, 20)};
        }
        score += switch (${k.get(variable, 'status')}) {
            case ${statuses[0]} -> ${k.int(0, 3)};
            case ${statuses[1]} -> ${k.int(4, 9)};
            default -> ${k.pick('-1', '0', '10')};
        };
        return (int) (score * weight + ${k.get(variable, real)});
    }

    public char grade(${noun} ${variable}) {
        int score = score(${variable});
        char grade = 'D';
        for (int i = 0; i < thresholds.length; i++) {
            if (score >= thresholds[i]) {
                grade = (char) ('C' - i);
            }
        }
        return grade;
    }

    public ${noun} better(${noun} left, ${noun} right) {
        if (left == null) {
            return right;
        }
        if (right == null) {
            return left;
        }
        return score(left) >= score(right) ? left : right;
    }

    public ${noun} best(${noun}[] candidates) {
        ${noun} best = null;
        for (${noun} candidate : candidates) {
            if (candidate != null && ${k.get('candidate', 'status')} != ${status}.${statuses.at(-1)}) {
                best = better(best, candidate);
            }
        }
        return best;
    }

    public void setThresholds(int... thresholds) {
        if (thresholds.length != 3) {
            throw new IllegalArgumentException("three thresholds are needed");
        }
        this.thresholds = thresholds${k.maybe(50, '.clone()')};
    }

    public void setWeight(double weight) {
        this.weight = weight;
    }
}`;
}

export function filters(k) {
  const { noun, variable, plural, texts, numbers, status } = k.thing;
  const name = k.own('Filters', 'Query', 'Search');
  return `public class ${name} {
    private final List<Predicate<${noun}>> conditions = new ArrayList<>();
    private Comparator<${noun}> order = Comparator.comparing(${k.reference(texts[0])});
    private int limit = ${k.int(10, 100)};

    public ${name} with${capital(texts[0])}(String ${texts[0]}) {
        conditions.add(${variable} -> ${k.get(variable, texts[0])}.equals${k.maybe(40, 'IgnoreCase')}(${texts[0]}));
        return this;
    }

    public ${name} atLeast(int ${numbers[0]}) {
        conditions.add(${variable} -> ${k.get(variable, numbers[0])} >= ${numbers[0]});
        return this;
    }

    public ${name} in(${status}... allowed) {
        Set<${status}> set = EnumSet.noneOf(${status}.class);
        for (${status} one : allowed) {
            set.add(one);
        }
        conditions.add(${variable} -> set.contains(${k.get(variable, 'status')}));
        return this;
    }

    public ${name} by${capital(numbers[1])}() {
        order = ${k.flip() ? `Comparator.comparingInt(${k.reference(numbers[1])})` : `(left, right) -> Integer.compare(${k.get('left', numbers[1])}, ${k.get('right', numbers[1])})`};
        return this;
    }

    public ${name} limit(int limit) {
        if (limit < 1) {
            throw new IllegalArgumentException("limit: " + limit);
        }
        this.limit = limit;
        return this;
    }

    public List<${noun}> run(Collection<${noun}> ${plural}) {
        List<${noun}> result = new ArrayList<>();
        for (${noun} ${variable} : ${plural}) {
            if (matches(${variable})) {
                result.add(${variable});
            }
        }
        result.sort(order);
        return result.size() > limit ? result.subList(0, limit) : result;
    }

    private boolean matches(${noun} ${variable}) {
        for (Predicate<${noun}> condition : conditions) {
            if (!condition.test(${variable})) {
                return false;
            }
        }
        return true;
    }
}`;
}

export function statistics(k) {
  const { noun, variable, plural, texts, numbers, long, real, status } = k.thing;
  const name = k.own('Statistics', 'Analysis', 'Metrics');
  return `public final class ${name} {
    private final List<${noun}> ${plural};

    public ${name}(List<${noun}> ${plural}) {
        this.${plural} = ${k.pick(plural, `List.copyOf(${plural})`, `new ArrayList<>(${plural})`)};
    }

${k.members(
  `    public long total() {
        return ${plural}.stream().mapToLong(${k.reference(long)}).sum();
    }`,
  `    public double average${capital(numbers[0])}() {
        return ${plural}.stream().mapToInt(${k.reference(numbers[0])}).average().orElse(0);
    }`,
  `    public Map<${status}, Integer> countByStatus() {
        Map<${status}, Integer> counts = new EnumMap<>(${status}.class);
        for (${noun} ${variable} : ${plural}) {
            counts.merge(${k.get(variable, 'status')}, 1, Integer::sum);
        }
        return counts;
    }`,
  `    public Map<String, List<${noun}>> by${capital(texts[0])}() {
        ${
          k.flip()
            ? `return ${plural}.stream().collect(Collectors.groupingBy(${k.reference(texts[0])}));`
            : `Map<String, List<${noun}>> groups = new TreeMap<>();
        for (${noun} ${variable} : ${plural}) {
            groups.computeIfAbsent(${k.get(variable, texts[0])}, key -> new ArrayList<>()).add(${variable});
        }
        return groups;`
        }
    }`,
  `    public double max${capital(real)}() {
        double max = Double.NEGATIVE_INFINITY;
        for (${noun} ${variable} : ${plural}) {
            if (${k.get(variable, real)} > max) {
                max = ${k.get(variable, real)};
            }
        }
        return max;
    }`,
  `    public int median${capital(numbers[1])}() {
        if (${plural}.isEmpty()) {
            return 0;
        }
        int[] values = new int[${plural}.size()];
        for (int i = 0; i < values.length; i++) {
            values[i] = ${k.get(`${plural}.get(i)`, numbers[1])};
        }
        Arrays.sort(values);
        return values[values.length / 2];
    }`,
  k.maybe(
    60,
    `    public Optional<${noun}> first(Predicate<${noun}> condition) {
        return ${plural}.stream().filter(condition).findFirst();
    }`,
  ),
)}
}`;
}

export function ledger(k) {
  const name = k.own('Ledger', 'Bookkeeping', 'Balance');
  return `public class ${name} {
    private static final class Posting {
        private final String text;
        private final double amount;
        private Posting next;

        private Posting(String text, double amount) {
            this.text = text;
            this.amount = amount;
        }
    }

    private Posting first;
    private Posting last;
    private double balance;
    private int count;

    public void post(String text, double amount) {
        if (Double.isNaN(amount)) {
            throw new IllegalArgumentException("not a number");
        }
        Posting posting = new Posting(text, amount);
        if (first == null) {
            first = posting;
        } else {
            last.next = posting;
        }
        last = posting;
        balance += amount;
        count++;
    }

    public double interest(double rate, int days) {
        return balance * rate * days / ${k.pick('360', '365', '365.25')};
    }

    public double largest() {
        double largest = 0;
        for (Posting posting = first; posting != null; posting = posting.next) {
            if (Math.abs(posting.amount) > Math.abs(largest)) {
                largest = posting.amount;
            }
        }
        return largest;
    }

    public String find(double amount) {
        Posting posting = first;
        while (posting != null && posting.amount != amount) {
            posting = posting.next;
        }
        return posting == null ? null : posting.text;
    }

    public double[] history() {
        double[] values = new double[count];
        double running = 0;
        int index = 0;
        for (Posting posting = first; posting != null; posting = posting.next) {
            running += posting.amount;
            values[index++] = running;
        }
        return values;
    }

    public boolean isBalanced() {
        return Math.abs(balance) < 0.${k.pick('01', '001', '005')};
    }

    public double getBalance() {
        return balance;
    }
}`;
}

export const BUSINESS_COMPUTING = [priceCalculator, scoring, filters, statistics, ledger];
