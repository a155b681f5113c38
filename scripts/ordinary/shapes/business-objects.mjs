/**
 * Shapes of ordinary Java: events, commands, factories, trees of parts, plans: business code in the manner of the pattern books.
 * Neighbours: `../kit.mjs` is what they are written with; `../compose.mjs` lists all shapes.
 */
import { capital } from '../kit.mjs';

export function events(k) {
  const { noun, variable, status } = k.thing;
  const name = k.own('Events', 'EventBus', 'Publisher');
  const listener = k.own('Listener', 'Observer');
  const list = k.pick('ArrayList', 'CopyOnWriteArrayList');
  const guard = list === 'ArrayList' && k.flip() ? 'synchronized ' : '';
  return `public class ${name} {
    /** Who wants to know of changes. */
    public interface ${listener} {
        void changed(${noun} ${variable}, ${status} before);

        default void removed(${noun} ${variable}) {
        }
    }

    private final List<${listener}> listeners = new ${list}<>();
    private volatile boolean muted;
    private int delivered;

    public ${guard}void subscribe(${listener} listener) {
        if (listener != null && !listeners.contains(listener)) {
            listeners.add(listener);
        }
    }

    public ${guard}void unsubscribe(${listener} listener) {
        listeners.remove(listener);
    }

    public ${guard}void fireChanged(${noun} ${variable}, ${status} before) {
        if (muted || before == ${k.get(variable, 'status')}) {
            return;
        }
        for (${listener} listener : listeners) {
            ${
              k.flip()
                ? `try {
                listener.changed(${variable}, before);
                delivered++;
            } catch (RuntimeException e) {
                System.err.println("listener failed: " + e);
            }`
                : `listener.changed(${variable}, before);
            delivered++;`
            }
        }
    }

    public ${guard}void fireRemoved(${noun} ${variable}) {
        ${
          k.flip()
            ? `for (${listener} listener : listeners) {
            listener.removed(${variable});
        }`
            : `listeners.forEach(listener -> listener.removed(${variable}));`
        }
    }

    public void mute(boolean muted) {
        this.muted = muted;
    }

    public ${guard}int delivered() {
        return delivered;
    }

    /** Counts what it hears. */
    public static class Counting implements ${listener} {
        private int changes;
        private int removals;

        @Override
        public void changed(${noun} ${variable}, ${status} before) {
            changes++;
        }

        @Override
        public void removed(${noun} ${variable}) {
            removals++;
        }

        public int total() {
            return changes + removals;
        }
    }
}`;
}

export function commands(k) {
  const { noun, variable, numbers } = k.thing;
  const name = k.own('Editor', 'History', 'Commands');
  const field = k.pick(...numbers);
  return `public class ${name} {
    private abstract static class Command {
        private boolean done;

        abstract void execute();

        abstract void revert();

        final void redo() {
            if (done) {
                throw new IllegalStateException("done already");
            }
            execute();
            done = true;
        }

        final void undo() {
            if (!done) {
                throw new IllegalStateException("not done yet");
            }
            revert();
            done = false;
        }
    }

    private class Change${capital(field)} extends Command {
        private final int value;
        private ${noun} before;

        Change${capital(field)}(int value) {
            this.value = value;
        }

        @Override
        void execute() {
            before = ${variable};
            ${variable} = ${variable}.with${capital(field)}(value);
        }

        @Override
        void revert() {
            ${variable} = before;
        }
    }

    private ${noun} ${variable};
    private final Deque<Command> undos = new ArrayDeque<>();
    private final Deque<Command> redos = new ArrayDeque<>();

    public ${name}(${noun} ${variable}) {
        this.${variable} = Objects.requireNonNull(${variable});
    }

    public void change${capital(field)}(int value) {
        Command command = new Change${capital(field)}(value);
        command.redo();
        undos.push(command);
        redos.clear();
    }

    public boolean undo() {
        if (undos.isEmpty()) {
            return false;
        }
        Command command = undos.pop();
        command.undo();
        redos.push(command);
        return true;
    }

    public boolean redo() {
        Command command = redos.poll();
        if (command == null) {
            return false;
        }
        command.redo();
        undos.push(command);
        return true;
    }

    public ${noun} current() {
        return ${variable};
    }
}`;
}

export function factory(k) {
  const name = k.own('Factory', 'Plugins', 'Types');
  const kinds = k.some(['Standard', 'Premium', 'Trial', 'Legacy', 'Bulk'], 3);
  return `public class ${name} {
    /** How one kind is treated. */
    public abstract static class Handler {
        protected final String kind;
        private int uses;

        protected Handler(String kind) {
            this.kind = kind;
        }

        public abstract int cost(int units);

        public String describe() {
            return kind + " (used " + uses + " times)";
        }

        final void use() {
            uses++;
        }
    }

${kinds
  .map(
    (kind, index) => `    public static class ${kind}Handler extends Handler {
        ${index === 1 ? `private int credit = ${k.int(5, 50)};\n` : ''}
        public ${kind}Handler() {
            super("${kind.toLowerCase()}");
        }

        @Override
        public int cost(int units) {
            ${
              [
                `return units * ${k.int(2, 9)};`,
                `int free = Math.min(units, credit);
            credit -= free;
            return (units - free) * ${k.int(2, 9)};`,
                `return units > ${k.int(5, 30)} ? units * 2 : units + ${k.int(1, 20)};`,
              ][index]
            }
        }${k.maybe(
          40,
          `

        @Override
        public String describe() {
            return "${kind}: " + super.describe();
        }`,
        )}
    }`,
  )
  .join('\n\n')}

    private final Map<String, Supplier<Handler>> suppliers = new HashMap<>();

    public ${name}() {
${kinds.map((kind) => `        suppliers.put("${kind.toLowerCase()}", ${kind}Handler::new);`).join('\n')}
    }

    public Handler create(String kind) {
        Supplier<Handler> supplier = suppliers.get(kind);
        if (supplier == null) {
            throw new IllegalArgumentException("no handler for " + kind);
        }
        Handler handler = supplier.get();
        handler.use();
        return handler;
    }

    public int cost(String kind, int units) {
        return create(kind).cost(units);
    }

    public boolean isKnown(String kind) {
        return suppliers.containsKey(kind);
    }
}`;
}

export function composite(k) {
  const { noun } = k.thing;
  const name = k.own('Part', 'Component', 'Section');
  const leaf = k.own('Leaf', 'Item', 'Entry');
  const group = k.own('Group', 'Bundle', 'Folder');
  const weight = k.pick('weight', 'cost', 'size', 'effort');
  return `/** Something that a ${noun} consists of. */
public abstract class ${name} {
    private final String label;
    private ${name} parent;

    protected ${name}(String label) {
        this.label = label;
    }

    public abstract int ${weight}();

    public String getLabel() {
        return label;
    }

    public ${name} getParent() {
        return parent;
    }

    public int depth() {
        int depth = 0;
        for (${name} one = parent; one != null; one = one.parent) {
            depth++;
        }
        return depth;
    }

    public String path() {
        return parent == null ? label : parent.path() + "/" + label;
    }

    public static class ${leaf} extends ${name} {
        private final int ${weight};

        public ${leaf}(String label, int ${weight}) {
            super(label);
            this.${weight} = ${weight};
        }

        @Override
        public int ${weight}() {
            return ${weight};
        }
    }

    public static class ${group} extends ${name} {
        private final List<${name}> children = new ArrayList<>();

        public ${group}(String label) {
            super(label);
        }

        public void add(${name} child) {
            if (child.parent != null) {
                throw new IllegalStateException(child.label + " is in " + child.parent.label);
            }
            child.parent = this;
            children.add(child);
        }

        @Override
        public int ${weight}() {
            int sum = 0;
            for (${name} child : children) {
                sum += child.${weight}();
            }
            return sum;
        }

        public ${name} find(String wanted) {
            for (${name} child : children) {
                if (child.label.equals(wanted)) {
                    return child;
                }
                if (child instanceof ${group}) {
                    ${name} found = ((${group}) child).find(wanted);
                    if (found != null) {
                        return found;
                    }
                }
            }
            return null;
        }
    }
}`;
}

export const BUSINESS_OBJECTS = [events, commands, factory, composite];
