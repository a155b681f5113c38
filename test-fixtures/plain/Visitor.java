package plain;

import java.util.ArrayList;
import java.util.List;

/** The visitor pattern: interfaces, abstract classes, generic methods, static nested classes. */
public abstract class Visitor<R> {
    interface Expression {
        <R> R accept(Visitor<R> visitor);

        default Expression negated() {
            return new Negation(this);
        }

        static Expression constant(int value) {
            return new Constant(value);
        }
    }

    static class Constant implements Expression {
        final int value;

        Constant(int value) {
            this.value = value;
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.visit(this);
        }
    }

    static class Negation implements Expression {
        final Expression operand;

        Negation(Expression operand) {
            this.operand = operand;
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.visit(this);
        }
    }

    abstract R visit(Constant constant);

    abstract R visit(Negation negation);

    static final class Evaluator extends Visitor<Integer> {
        private int visited = 0;

        @Override
        Integer visit(Constant constant) {
            visited++;
            return constant.value;
        }

        @Override
        Integer visit(Negation negation) {
            visited++;
            return -negation.operand.accept(this);
        }
    }

    @SafeVarargs
    static <T extends Expression> List<Integer> evaluateAll(T... expressions) {
        List<Integer> results = new ArrayList<>();
        Evaluator evaluator = new Evaluator();
        for (T expression : expressions) {
            results.add(expression.accept(evaluator));
        }
        return results;
    }
}
