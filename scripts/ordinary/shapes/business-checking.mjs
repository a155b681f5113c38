/**
 * Shapes of ordinary Java: validators, builders, state machines, approvals, permissions: business code that checks.
 * Neighbours: `../kit.mjs` is what they are written with; `../compose.mjs` lists all shapes.
 */
import { capital } from '../kit.mjs';

export function validator(k) {
  const { noun, variable, texts, numbers, real, long } = k.thing;
  const name = k.own('Validator', 'Checker', 'Rules');
  const checks = [
    `        if (${k.get(variable, texts[0])} == null || ${k.get(variable, texts[0])}.trim().isEmpty()) {
            errors.add("${texts[0]} is missing");
        }`,
    `        if (${k.get(variable, numbers[0])} < ${k.int(0, 3)}) {
            errors.add("${numbers[0]} is too small: " + ${k.get(variable, numbers[0])});
        } else if (${k.get(variable, numbers[0])} > MAXIMUM) {
            errors.add("${numbers[0]} is too large: " + ${k.get(variable, numbers[0])});
        }`,
    `        if (${k.get(variable, real)} < 0.0 || ${k.get(variable, real)} > ${k.int(1, 100)}.0) {
            errors.add("${real} is out of range");
        }`,
    `        if (${k.get(variable, long)} < 0) {
            errors.add(String.format("${long} is negative: %d", ${k.get(variable, long)}));
        }`,
    `        if (!isWord(${k.get(variable, texts[1])})) {
            errors.add("${texts[1]} has strange characters: " + ${k.get(variable, texts[1])});
        }`,
  ];
  return `public ${k.maybe(50, 'final ')}class ${name} {
    private static final int MAXIMUM = ${k.int(50, 5000)};

    private final List<String> errors = new ArrayList<>();

    public boolean validate(${noun} ${variable}) {
        errors.clear();
${k.some(checks, k.int(3, 5)).join('\n')}
        return errors.isEmpty();
    }

    private static boolean isWord(String text) {
        if (text == null) {
            return false;
        }
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (!Character.isLetterOrDigit(c) && c != '${k.pick('-', '_', ' ', '.')}') {
                return false;
            }
        }
        return true;
    }

    public List<String> errors() {
        return Collections.unmodifiableList(errors);
    }

    public void check(${noun} ${variable}) {
        if (!validate(${variable})) {
            throw new ${k.pick('IllegalArgumentException', 'IllegalStateException')}(String.join("; ", errors));
        }
    }
}`;
}

export function builder(k) {
  const { noun, variable, fields, status, statuses, texts, numbers } = k.thing;
  const name = k.own('Builder');
  const settable = fields.filter((field) => field.name !== 'id');
  const initial = (field) =>
    field.type === 'String' ? k.maybe(50, ' = ""') : field.name === 'status' ? ` = ${status}.${statuses[0]}` : '';
  const prefix = k.pick('', 'with');
  return `public class ${name} {
    private static long nextId = 1;

${settable.map((field) => `    private ${field.type} ${field.name}${initial(field)};`).join('\n')}

${settable
  .map(
    (field) => `    public ${name} ${prefix === '' ? field.name : prefix + field.capital}(${field.type} ${field.name}) {
        this.${field.name} = ${field.name};
        return this;
    }`,
  )
  .join('\n\n')}

    public ${noun} build() {
        if (${texts[0]} == null${k.maybe(50, ` || ${texts[0]}.isEmpty()`)}) {
            throw new IllegalStateException("${texts[0]} is not set");
        }
        return new ${noun}(nextId++, ${settable.map((field) => field.name).join(', ')});
    }

    public static ${name} from(${noun} ${variable}) {
        ${name} builder = new ${name}();
${settable.map((field) => `        builder.${field.name} = ${k.get(variable, field.name)};`).join('\n')}
        return builder;
    }
${k.maybe(
  40,
  `
    public ${name} reset() {
        ${numbers[0]} = 0;
        ${texts[0]} = null;
        return this;
    }`,
)}
}`;
}

export function stateMachine(k) {
  const { noun, variable, status, statuses } = k.thing;
  const name = k.own('Workflow', 'Lifecycle', 'StateMachine');
  const verbs = k.some(['start', 'confirm', 'close', 'suspend', 'resume', 'reset'], k.int(3, 5));
  const target = (index) => `${statuses[(index + 1) % statuses.length]}`;
  return `public class ${name} {
    private ${status} current = ${status}.${statuses[0]};
    private int transitions;
    private String lastEvent${k.maybe(50, ' = ""')};

    public ${status} handle(String event) {
        ${status} before = current;
        switch (event) {
${verbs
  .map(
    (verb, index) => `            case "${verb}":
                ${
                  k.flip()
                    ? `if (current == ${status}.${statuses[index % statuses.length]}) {
                    current = ${status}.${target(index)};
                }`
                    : `current = ${status}.${target(index)};`
                }
                break;`,
  )
  .join('\n')}
            default:
                throw new IllegalArgumentException("unknown event: " + event);
        }
        if (current != before) {
            transitions++;
            lastEvent = event;
        }
        return current;
    }

    public boolean isAllowed(${status} from, ${status} to) {
        if (from == to) {
            return true;
        }
        switch (from) {
${statuses
  .slice(0, -1)
  .map(
    (one, index) => `            case ${one}:
                return to == ${status}.${statuses[index + 1]}${k.maybe(40, ` || to == ${status}.${statuses.at(-1)}`)};`,
  )
  .join('\n')}
            default:
                return false;
        }
    }

    public void apply(${noun} ${variable}, ${status} wanted) {
        if (!isAllowed(${k.get(variable, 'status')}, wanted)) {
            throw new IllegalStateException(${k.get(variable, 'status')} + " does not lead to " + wanted);
        }
        current = wanted;
        transitions++;
    }

    public int getTransitions() {
        return transitions;
    }

    public String getLastEvent() {
        return lastEvent;
    }
}`;
}

export function handlerChain(k) {
  const { noun, variable, numbers, texts, flag, long } = k.thing;
  const name = k.own('Approval', 'Pipeline', 'Screening');
  return `public class ${name} {
    public enum Decision { ACCEPT, REJECT, ESCALATE }

    abstract static class Handler {
        private Handler next;

        Handler then(Handler next) {
            this.next = next;
            return next;
        }

        Decision handle(${noun} ${variable}) {
            Decision decision = decide(${variable});
            if (decision != null) {
                return decision;
            }
            return next == null ? Decision.ESCALATE : next.handle(${variable});
        }

        protected abstract Decision decide(${noun} ${variable});
    }

    static class LimitHandler extends Handler {
        private final long limit;

        LimitHandler(long limit) {
            this.limit = limit;
        }

        @Override
        protected Decision decide(${noun} ${variable}) {
            return ${k.get(variable, long)} ${k.pick('>', '>=')} limit ? Decision.REJECT : null;
        }
    }

    static class ${capital(flag)}Handler extends Handler {
        @Override
        protected Decision decide(${noun} ${variable}) {
            if (${k.get(variable, flag)} && ${k.get(variable, numbers[0])} > ${k.int(1, 9)}) {
                return Decision.ESCALATE;
            }
            return null;
        }
    }

    static class NameHandler extends Handler {
        private final Set<String> blocked = new HashSet<>();

        void block(String name) {
            blocked.add(name.toLowerCase(Locale.ROOT));
        }

        @Override
        protected Decision decide(${noun} ${variable}) {
            String name = ${k.get(variable, texts[0])};
            return name != null && blocked.contains(name.toLowerCase(Locale.ROOT)) ? Decision.REJECT : Decision.ACCEPT;
        }
    }

    private final Handler first;
    private final int[] counts = new int[Decision.values().length];

    public ${name}(long limit) {
        first = new LimitHandler(limit);
        first.then(new ${capital(flag)}Handler()).then(new NameHandler());
    }

    public Decision decide(${noun} ${variable}) {
        Decision decision = first.handle(${variable});
        counts[decision.ordinal()]++;
        return decision;
    }

    public int count(Decision decision) {
        return counts[decision.ordinal()];
    }
}`;
}

export function permissions(k) {
  const name = k.own('Permissions', 'Access', 'Rights');
  const rights = k.some(['READ', 'WRITE', 'DELETE', 'SHARE', 'ADMIN', 'EXPORT', 'APPROVE'], k.int(4, 6));
  return `public class ${name} {
${rights.map((right, index) => `    public static final int ${right} = ${k.flip() ? `1 << ${index}` : `0x${(1 << index).toString(16)}`};`).join('\n')}
    public static final int ALL = ${rights.join(' | ')};

    private final Map<String, Integer> masks = new HashMap<>();
    private final ${name} parent;

    public ${name}(${name} parent) {
        this.parent = parent;
    }

    public void grant(String user, int rights) {
        check(rights);
        int known = masks.getOrDefault(user, 0);
        masks.put(user, known | rights);
    }

    public void revoke(String user, int rights) {
        check(rights);
        Integer known = masks.get(user);
        if (known != null) {
            masks.put(user, known & ~rights);
        }
    }

    public boolean isAllowed(String user, int rights) {
        int mask = masks.getOrDefault(user, 0);
        if ((mask & rights) == rights) {
            return true;
        }
        return parent != null && parent.isAllowed(user, rights);
    }

    private static void check(int rights) {
        if ((rights & ~ALL) != 0) {
            throw new IllegalArgumentException("unknown rights: " + Integer.toBinaryString(rights));
        }
    }

    public static String describe(int rights) {
        StringBuilder text = new StringBuilder();
${rights
  .slice(0, 4)
  .map(
    (right) => `        if ((rights & ${right}) != 0) {
            text.append('${right[0].toLowerCase()}');
        }`,
  )
  .join('\n')}
        return text.length() == 0 ? "-" : text.toString();
    }
}`;
}

export const BUSINESS_CHECKING = [validator, builder, stateMachine, handlerChain, permissions];
