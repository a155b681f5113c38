package plain;

import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;

/** Generics with wildcards, and functional interfaces. */
public class EventBus {
    private final Map<Class<?>, Set<Consumer<? super Object>>> listeners = new HashMap<>();

    @SuppressWarnings("unchecked")
    public <T> Runnable subscribe(Class<T> type, Consumer<? super T> listener) {
        Consumer<? super Object> untyped = (Consumer<? super Object>) (Consumer<?>) listener;
        listeners.computeIfAbsent(type, key -> new LinkedHashSet<>()).add(untyped);
        return () -> {
            Set<Consumer<? super Object>> known = listeners.get(type);
            if (known != null) {
                known.remove(untyped);
            }
        };
    }

    public int publish(Object event) {
        int heard = 0;
        for (Map.Entry<Class<?>, Set<Consumer<? super Object>>> entry : listeners.entrySet()) {
            if (!entry.getKey().isInstance(event)) {
                continue;
            }
            for (Consumer<? super Object> listener : entry.getValue()) {
                listener.accept(event);
                heard++;
            }
        }
        return heard;
    }

    public boolean isQuiet() {
        return listeners.values().stream().allMatch(Set::isEmpty);
    }
}
