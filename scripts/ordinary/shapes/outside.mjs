/**
 * Shapes of ordinary Java: what deals with the world outside and its errors: gateways, stores of files, transactions, forms, sessions,
 * logs.
 * Neighbours: `../kit.mjs` is what they are written with; `../compose.mjs` lists all shapes.
 */
import { capital } from '../kit.mjs';

export function gateway(k) {
  const { noun, variable, texts, status, exception } = k.thing;
  const name = k.own('Gateway', 'Client', 'Adapter');
  return `public class ${name} {
    /** What carries requests over. */
    public interface Transport {
        String send(String path, String body) throws IOException;
    }

    private final Transport transport;
    private final String base;
    private int errors;

    public ${name}(Transport transport, String base) {
        this.transport = transport;
        this.base = base.endsWith("/") ? base : base + "/";
    }

    public void push(${noun} ${variable}) {
        String path = base + "${k.thing.plural}/" + ${k.get(variable, 'id')};
        try {
            String answer = transport.send(path, "${texts[0]}=" + encode(${k.get(variable, texts[0])}) + "&status=" + ${k.get(variable, 'status')});
            if (!answer.startsWith("OK")) {
                throw new ${exception}("refused: " + answer, ${k.get(variable, 'id')});
            }
        } catch (IOException e) {
            errors++;
            throw new ${exception}("cannot reach " + path, ${k.get(variable, 'id')}, e);
        }
    }

    public ${status} fetchStatus(long id) {
        try {
            return ${status}.valueOf(transport.send(base + "status/" + id, "").trim());
        } catch (IllegalArgumentException e) {
            errors++;
            return ${status}.${k.thing.statuses[0]};
        } catch (IOException e) {
            errors++;
            throw new UncheckedIOException(e);
        } finally {
            if (errors > ${k.int(10, 99)}) {
                System.err.println("too many errors talking to " + base);
            }
        }
    }

    public boolean isAlive() {
        try {
            return "pong".equals(transport.send(base + "ping", null));
        } catch (IOException | RuntimeException e) {
            return false;
        }
    }

    static String encode(String text) {
        StringBuilder encoded = new StringBuilder();
        for (char c : text.toCharArray()) {
            if (c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9') {
                encoded.append(c);
            } else if (c == ' ') {
                encoded.append('+');
            } else {
                encoded.append('%').append(Integer.toHexString(c));
            }
        }
        return encoded.toString();
    }

    public int getErrors() {
        return errors;
    }
}`;
}

export function fileStore(k) {
  const { noun, variable, plural, texts, numbers } = k.thing;
  const name = k.own('FileStore', 'Archive', 'Backup');
  return `public class ${name} {
    private final File folder;
    private final String extension;

    public ${name}(File folder) {
        this.folder = folder;
        this.extension = ".${k.pick('txt', 'dat', noun.toLowerCase())}";
        if (!folder.isDirectory() && !folder.mkdirs()) {
            throw new IllegalStateException("cannot make " + folder);
        }
    }

    private File fileOf(long id) {
        return new File(folder, id + extension);
    }

    public void save(${noun} ${variable}) throws IOException {
        try (PrintWriter out = new PrintWriter(fileOf(${k.get(variable, 'id')}))) {
            out.println("${texts[0]}=" + ${k.get(variable, texts[0])});
            out.println("${numbers[0]}=" + ${k.get(variable, numbers[0])});
            out.println("status=" + ${k.get(variable, 'status')});
            if (out.checkError()) {
                throw new IOException("could not write ${variable} " + ${k.get(variable, 'id')});
            }
        }
    }

    public Map<String, String> load(long id) {
        Map<String, String> values = new HashMap<>();
        BufferedReader reader = null;
        try {
            reader = new BufferedReader(new FileReader(fileOf(id)));
            for (String line = reader.readLine(); line != null; line = reader.readLine()) {
                int equals = line.indexOf('=');
                if (equals > 0) {
                    values.put(line.substring(0, equals), line.substring(equals + 1));
                }
            }
        } catch (IOException e) {
            System.err.println("cannot read ${variable} " + id + ": " + e.getMessage());
            return null;
        } finally {
            if (reader != null) {
                try {
                    reader.close();
                } catch (IOException e) {
                    System.err.println(e.getMessage());
                }
            }
        }
        return values;
    }

    public int saveAll(List<${noun}> ${plural}) {
        int saved = 0;
        for (${noun} ${variable} : ${plural}) {
            try {
                save(${variable});
                saved++;
            } catch (IOException e) {
                System.err.println("skipped: " + e.getMessage());
            }
        }
        return saved;
    }

    public long[] ids() {
        File[] files = folder.listFiles();
        if (files == null) {
            return new long[0];
        }
        return Arrays.stream(files)
            .map(File::getName)
            .filter(file -> file.endsWith(extension))
            .mapToLong(file -> Long.parseLong(file.substring(0, file.length() - extension.length())))
            .toArray();
    }

    public boolean delete(long id) {
        return fileOf(id).delete();
    }
}`;
}

export function transactions(k) {
  const { noun, variable, repository } = k.thing;
  const name = k.own('Transactions', 'UnitOfWork', 'Session');
  return `public class ${name} implements AutoCloseable {
    private final ${repository} repository;
    private final Map<Long, ${noun}> changed = new LinkedHashMap<>();
    private final List<Runnable> onCommit = new ArrayList<>();
    private boolean open = true;

    public ${name}(${repository} repository) {
        this.repository = repository;
    }

    private void checkOpen() {
        if (!open) {
            throw new IllegalStateException("the transaction is over");
        }
    }

    public ${noun} find(long id) {
        checkOpen();
        ${noun} ${variable} = changed.get(id);
        return ${variable} != null ? ${variable} : repository.find(id);
    }

    public void store(${noun} ${variable}) {
        checkOpen();
        changed.put(${k.get(variable, 'id')}, ${variable});
    }

    public void afterCommit(Runnable action) {
        onCommit.add(action);
    }

    public void commit() {
        checkOpen();
        ${
          k.flip()
            ? 'changed.values().forEach(repository::save);'
            : `for (${noun} ${variable} : changed.values()) {
            repository.save(${variable});
        }`
        }
        open = false;
        for (Runnable action : onCommit) {
            try {
                action.run();
            } catch (RuntimeException e) {
                System.err.println("after the commit: " + e);
            }
        }
    }

    @Override
    public void close() {
        changed.clear();
        open = false;
    }

    public static <T> T within(${repository} repository, Function<${name}, T> work) {
        try (${name} transaction = new ${name}(repository)) {
            T result = work.apply(transaction);
            transaction.commit();
            return result;
        }
    }

    public static boolean update(${repository} repository, long id, UnaryOperator<${noun}> change) {
        return within(repository, transaction -> {
            ${noun} ${variable} = transaction.find(id);
            if (${variable} == null) {
                return false;
            }
            transaction.store(change.apply(${variable}));
            return true;
        });
    }
}`;
}

export function form(k) {
  const { noun, variable, texts, numbers } = k.thing;
  const name = k.own('Form', 'Dialog', 'Panel');
  return `public class ${name} {
    /** Something that can be typed into. */
    public interface Input {
        String text();

        void show(String text);

        void onChange(ChangeListener listener);
    }

    public interface ChangeListener {
        void changed(Input source);
    }

    /** A button or a menu item. */
    public static class Button {
        private final String caption;
        private Runnable action;
        private boolean enabled = true;

        public Button(String caption) {
            this.caption = caption;
        }

        public void onClick(Runnable action) {
            this.action = action;
        }

        public void click() {
            if (enabled && action != null) {
                action.run();
            }
        }

        public void setEnabled(boolean enabled) {
            this.enabled = enabled;
        }

        public String getCaption() {
            return caption;
        }
    }

    private final Input ${texts[0]};
    private final Input ${numbers[0]};
    private final Button save = new Button("Save");
    private final Button reset = new Button("Reset");
    private ${noun} ${variable};
    private boolean dirty;
    private String error;

    public ${name}(Input ${texts[0]}, Input ${numbers[0]}) {
        this.${texts[0]} = ${texts[0]};
        this.${numbers[0]} = ${numbers[0]};
        save.setEnabled(false);
        ${texts[0]}.onChange(new ChangeListener() {
            @Override
            public void changed(Input source) {
                dirty = true;
                save.setEnabled(!source.text().isEmpty());
            }
        });
        ${numbers[0]}.onChange(${
          k.flip()
            ? `source -> {
            dirty = true;
            validate(source.text());
        }`
            : `new ChangeListener() {
            @Override
            public void changed(Input source) {
                dirty = true;
                validate(source.text());
            }
        }`
        });
        save.onClick(this::save);
        reset.onClick(new Runnable() {
            @Override
            public void run() {
                open(${variable});
            }
        });
    }

    public void open(${noun} ${variable}) {
        this.${variable} = ${variable};
        ${texts[0]}.show(${k.get(variable, texts[0])});
        ${numbers[0]}.show(String.valueOf(${k.get(variable, numbers[0])}));
        dirty = false;
        error = null;
    }

    private void validate(String text) {
        try {
            int value = Integer.parseInt(text);
            error = value < 0 ? "must not be negative" : null;
        } catch (NumberFormatException e) {
            error = "no number: " + text;
        }
        save.setEnabled(error == null);
    }

    private void save() {
        if (!dirty || error != null) {
            return;
        }
        ${variable} = ${variable}.with${capital(numbers[0])}(Integer.parseInt(${numbers[0]}.text()));
        dirty = false;
    }

    public ${noun} get${noun}() {
        return ${variable};
    }

    public boolean isDirty() {
        return dirty;
    }

    public String getError() {
        return error == null ? "" : error;
    }
}`;
}

export const OUTSIDE = [gateway, fileStore, transactions, form];
