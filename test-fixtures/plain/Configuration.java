package plain;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.Properties;

/** try with resources, multi-catch, text blocks, static initializers. */
public class Configuration {
    private static final String DEFAULTS = """
        # what holds unless something else is said
        port = 8080
        host = localhost
        "quoted" = \"""
        """;

    private static final Properties BASE = new Properties();

    static {
        try (Reader reader = new StringReader(DEFAULTS)) {
            BASE.load(reader);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private final Properties values = new Properties(BASE);

    public Configuration read(Reader source) throws IOException {
        try (BufferedReader lines = new BufferedReader(source)) {
            String line;
            int number = 0;
            while ((line = lines.readLine()) != null) {
                number++;
                int equals = line.indexOf('=');
                if (line.isBlank() || line.startsWith("#")) {
                    continue;
                }
                if (equals < 0) {
                    throw new IOException("line " + number + " has no '='");
                }
                values.setProperty(line.substring(0, equals).trim(), line.substring(equals + 1).trim());
            }
        } finally {
            values.remove("");
        }
        return this;
    }

    public int port() {
        try {
            return Integer.parseInt(values.getProperty("port"));
        } catch (NumberFormatException | NullPointerException e) {
            return -1;
        }
    }

    public String host() {
        return values.getProperty("host");
    }
}
