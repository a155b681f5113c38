package plain;

import java.util.function.IntBinaryOperator;

/** An enum of operators with lambdas, and recursion. */
public final class Calculator {
    enum Operator {
        PLUS('+', 1, (a, b) -> a + b),
        MINUS('-', 1, (a, b) -> a - b),
        TIMES('*', 2, (a, b) -> a * b),
        OVER('/', 2, (a, b) -> a / b);

        final char symbol;
        final int precedence;
        final IntBinaryOperator operation;

        Operator(char symbol, int precedence, IntBinaryOperator operation) {
            this.symbol = symbol;
            this.precedence = precedence;
            this.operation = operation;
        }

        static Operator of(char symbol) {
            for (Operator one : values()) {
                if (one.symbol == symbol) {
                    return one;
                }
            }
            return null;
        }
    }

    private final String text;
    private int at;

    private Calculator(String text) {
        this.text = text.replace(" ", "");
    }

    public static int evaluate(String text) {
        Calculator calculator = new Calculator(text);
        int value = calculator.expression(1);
        if (calculator.at != calculator.text.length()) {
            throw new IllegalArgumentException("left over: " + calculator.text.substring(calculator.at));
        }
        return value;
    }

    private int expression(int precedence) {
        int value = primary();
        while (at < text.length()) {
            Operator operator = Operator.of(text.charAt(at));
            if (operator == null || operator.precedence < precedence) {
                break;
            }
            at++;
            value = operator.operation.applyAsInt(value, expression(operator.precedence + 1));
        }
        return value;
    }

    private int primary() {
        if (text.charAt(at) == '(') {
            at++;
            int value = expression(1);
            at++;
            return value;
        }
        int start = at;
        while (at < text.length() && Character.isDigit(text.charAt(at))) {
            at++;
        }
        return Integer.parseInt(text, start, at, 10);
    }
}
