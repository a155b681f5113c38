package plain;

import java.util.ArrayList;
import java.util.List;

/** A hand-written scanner with nested enums and switch expressions. */
public class Tokenizer {
    public enum Kind { NUMBER, NAME, OPERATOR, OPEN, CLOSE, END }

    public record Token(Kind kind, String text, int position) {
    }

    private final String input;
    private int position;

    public Tokenizer(String input) {
        this.input = input;
    }

    public List<Token> all() {
        List<Token> tokens = new ArrayList<>();
        Token token;
        do {
            token = next();
            tokens.add(token);
        } while (token.kind() != Kind.END);
        return tokens;
    }

    public Token next() {
        while (position < input.length() && Character.isWhitespace(input.charAt(position))) {
            position++;
        }
        int start = position;
        if (start >= input.length()) {
            return new Token(Kind.END, "", start);
        }
        char c = input.charAt(position++);
        Kind kind = switch (c) {
            case '(' -> Kind.OPEN;
            case ')' -> Kind.CLOSE;
            case '+', '-', '*', '/' -> Kind.OPERATOR;
            default -> {
                if (Character.isDigit(c)) {
                    scanWhile(true);
                    yield Kind.NUMBER;
                }
                scanWhile(false);
                yield Kind.NAME;
            }
        };
        return new Token(kind, input.substring(start, position), start);
    }

    private void scanWhile(boolean digits) {
        while (position < input.length()) {
            char c = input.charAt(position);
            if (digits ? !Character.isDigit(c) : !Character.isLetterOrDigit(c)) {
                break;
            }
            position++;
        }
    }
}
