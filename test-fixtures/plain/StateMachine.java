package plain;

import java.util.EnumMap;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;

/** Nested enums, EnumMap, labelled loops and a small builder. */
public class StateMachine {
    public enum State { IDLE, RUNNING, PAUSED, STOPPED }

    public enum Signal { START, PAUSE, RESUME, STOP }

    public static final class Builder {
        private final Map<State, Map<Signal, State>> moves = new EnumMap<>(State.class);

        public Builder move(State from, Signal on, State to) {
            moves.computeIfAbsent(from, key -> new EnumMap<>(Signal.class)).put(on, to);
            return this;
        }

        public StateMachine build() {
            return new StateMachine(moves);
        }
    }

    private final Map<State, Map<Signal, State>> moves;
    private State current = State.IDLE;

    private StateMachine(Map<State, Map<Signal, State>> moves) {
        this.moves = moves;
    }

    public static StateMachine ordinary() {
        return new Builder()
            .move(State.IDLE, Signal.START, State.RUNNING)
            .move(State.RUNNING, Signal.PAUSE, State.PAUSED)
            .move(State.PAUSED, Signal.RESUME, State.RUNNING)
            .move(State.RUNNING, Signal.STOP, State.STOPPED)
            .build();
    }

    public State send(Signal... signals) {
        all:
        for (Signal signal : signals) {
            Map<Signal, State> possible = moves.get(current);
            if (possible == null) {
                break;
            }
            for (Map.Entry<Signal, State> move : possible.entrySet()) {
                if (move.getKey() == signal) {
                    current = move.getValue();
                    continue all;
                }
            }
            throw new IllegalStateException(signal + " in " + current);
        }
        return current;
    }

    public boolean is(Predicate<State> wanted) {
        return wanted.test(current);
    }

    public boolean isOver() {
        return Set.of(State.STOPPED).contains(current);
    }
}
