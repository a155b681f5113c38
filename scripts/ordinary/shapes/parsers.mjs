/**
 * Shapes of ordinary Java: tokenizers, evaluators, trees of syntax.
 * Neighbours: `../kit.mjs` is what they are written with; `../compose.mjs` lists all shapes.
 */

export function tokenizer(k) {
  const name = k.name('Lexer', 'Tokenizer', 'TokenStream', 'TextScanner');
  return `public class ${name} {
    public enum Kind { NAME, NUMBER, TEXT, SYMBOL, END }

    public static final class Token {
        private final Kind kind;
        private final String text;
        private final int position;

        Token(Kind kind, String text, int position) {
            this.kind = kind;
            this.text = text;
            this.position = position;
        }

        public Kind kind() {
            return kind;
        }

        public String text() {
            return text;
        }

        public boolean is(String symbol) {
            return kind == Kind.SYMBOL && text.equals(symbol);
        }

        @Override
        public String toString() {
            return kind + "(" + text + ")@" + position;
        }
    }

    private final String input;
    private int position;
    private int line = 1;

    public ${name}(String input) {
        this.input = input;
    }

    public Token next() {
        skipSpace();
        if (position >= input.length()) {
            return new Token(Kind.END, "", position);
        }
        int start = position;
        char c = input.charAt(position);
        if (Character.isLetter(c) || c == '_') {
            while (position < input.length() && (Character.isLetterOrDigit(input.charAt(position)) || input.charAt(position) == '_')) {
                position++;
            }
            return new Token(Kind.NAME, input.substring(start, position), start);
        }
        if (Character.isDigit(c)) {
            while (position < input.length() && Character.isDigit(input.charAt(position))) {
                position++;
            }
            return new Token(Kind.NUMBER, input.substring(start, position), start);
        }
        if (c == '"') {
            return text(start);
        }
        position++;
        return new Token(Kind.SYMBOL, String.valueOf(c), start);
    }

    private Token text(int start) {
        StringBuilder value = new StringBuilder();
        position++;
        while (position < input.length()) {
            char c = input.charAt(position++);
            if (c == '"') {
                return new Token(Kind.TEXT, value.toString(), start);
            }
            if (c == '\\\\' && position < input.length()) {
                c = input.charAt(position++);
            }
            value.append(c);
        }
        throw new IllegalStateException("line " + line + ": text is not closed");
    }

    private void skipSpace() {
        while (position < input.length() && Character.isWhitespace(input.charAt(position))) {
            if (input.charAt(position) == '\\n') {
                line++;
            }
            position++;
        }
    }

    public int getLine() {
        return line;
    }
}`;
}

export function calculator(k) {
  const name = k.name('Calculator', 'Evaluator', 'Formula', 'ExpressionParser');
  const type = k.pick('int', 'long', 'double');
  const parse = { int: 'Integer.parseInt', long: 'Long.parseLong', double: 'Double.parseDouble' }[type];
  return `public class ${name} {
    private final String text;
    private final Map<String, ${{ int: 'Integer', long: 'Long', double: 'Double' }[type]}> variables = new HashMap<>();
    private int at;

    public ${name}(String text) {
        this.text = text;
    }

    public void define(String name, ${type} value) {
        variables.put(name, value);
    }

    public ${type} evaluate() {
        at = 0;
        ${type} value = sum();
        if (peek() != '\\0') {
            throw error("unexpected " + peek());
        }
        return value;
    }

    private char peek() {
        while (at < text.length() && text.charAt(at) == ' ') {
            at++;
        }
        return at < text.length() ? text.charAt(at) : '\\0';
    }

    private boolean accept(char expected) {
        if (peek() != expected) {
            return false;
        }
        at++;
        return true;
    }

    private ${type} sum() {
        ${type} value = product();
        while (true) {
            if (accept('+')) {
                value += product();
            } else if (accept('-')) {
                value -= product();
            } else {
                return value;
            }
        }
    }

    private ${type} product() {
        ${type} value = atom();
        while (true) {
            if (accept('*')) {
                value *= atom();
            } else if (accept('/')) {
                ${type} divisor = atom();
                ${k.maybe(
                  75,
                  `if (divisor == 0) {
                    throw error("division by zero");
                }`,
                )}
                value /= divisor;
            } else {
                return value;
            }
        }
    }

    private ${type} atom() {
        if (accept('-')) {
            return -atom();
        }
        if (accept('(')) {
            ${type} value = sum();
            if (!accept(')')) {
                throw error(") expected");
            }
            return value;
        }
        int start = at;
        while (at < text.length() && Character.isLetterOrDigit(text.charAt(at))) {
            at++;
        }
        if (start == at) {
            throw error("value expected");
        }
        String word = text.substring(start, at);
        if (Character.isDigit(word.charAt(0))) {
            return ${parse}(word);
        }
        if (!variables.containsKey(word)) {
            throw error("unknown name " + word);
        }
        return variables.get(word);
    }

    private IllegalArgumentException error(String message) {
        return new IllegalArgumentException(message + " at " + at);
    }
}`;
}

export function expressionTree(k) {
  const name = k.name('Expressions', 'Terms', 'Ast', 'SyntaxTree');
  return `public final class ${name} {
    public interface Visitor<R> {
        R number(Number node);

        R binary(Binary node);

        R negation(Negation node);
    }

    public abstract static class Node {
        public abstract <R> R accept(Visitor<R> visitor);
    }

    public static final class Number extends Node {
        final int value;

        public Number(int value) {
            this.value = value;
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.number(this);
        }
    }

    public static final class Binary extends Node {
        final char operator;
        final Node left;
        final Node right;

        public Binary(char operator, Node left, Node right) {
            this.operator = operator;
            this.left = Objects.requireNonNull(left);
            this.right = Objects.requireNonNull(right);
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.binary(this);
        }
    }

    public static final class Negation extends Node {
        final Node inner;

        public Negation(Node inner) {
            this.inner = inner;
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.negation(this);
        }
    }

    public static class Evaluation implements Visitor<Integer> {
        @Override
        public Integer number(Number node) {
            return node.value;
        }

        @Override
        public Integer binary(Binary node) {
            int left = node.left.accept(this);
            int right = node.right.accept(this);
            switch (node.operator) {
                case '+':
                    return left + right;
                case '-':
                    return left - right;
                case '*':
                    return left * right;
                case '/':
                    return left / right;
                default:
                    throw new IllegalStateException("operator " + node.operator);
            }
        }

        @Override
        public Integer negation(Negation node) {
            return -node.inner.accept(this);
        }
    }

    public static int depth(Node node) {
        if (node instanceof Binary) {
            Binary binary = (Binary) node;
            return 1 + Math.max(depth(binary.left), depth(binary.right));
        }
        if (node instanceof Negation negation) {
            return 1 + depth(negation.inner);
        }
        return 1;
    }

    private ${name}() {
    }
}`;
}

export const PARSERS = [tokenizer, calculator, expressionTree];
