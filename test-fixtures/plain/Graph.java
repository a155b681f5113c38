package plain;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;

/** Shortest paths: generics with bounds, local records, anonymous comparators. */
public class Graph<N extends Comparable<? super N>> {
    private final Map<N, List<Edge<N>>> edges = new HashMap<>();

    record Edge<M>(M to, int weight) {
    }

    public Graph<N> connect(N from, N to, int weight) {
        assert weight >= 0 : "negative weight";
        edges.computeIfAbsent(from, key -> new ArrayList<>()).add(new Edge<>(to, weight));
        edges.putIfAbsent(to, new ArrayList<>());
        return this;
    }

    public Map<N, Integer> distances(N start) {
        record Visit<M>(M node, int distance) {
        }
        Map<N, Integer> known = new HashMap<>();
        PriorityQueue<Visit<N>> waiting = new PriorityQueue<>((a, b) -> Integer.compare(a.distance(), b.distance()));
        waiting.add(new Visit<>(start, 0));
        while (!waiting.isEmpty()) {
            Visit<N> visit = waiting.poll();
            if (known.putIfAbsent(visit.node(), visit.distance()) != null) {
                continue;
            }
            for (Edge<N> edge : edges.getOrDefault(visit.node(), Collections.emptyList())) {
                if (!known.containsKey(edge.to())) {
                    waiting.add(new Visit<>(edge.to(), visit.distance() + edge.weight()));
                }
            }
        }
        return known;
    }

    public List<N> nodes() {
        List<N> all = new ArrayList<>(edges.keySet());
        Collections.sort(all);
        return all;
    }

    public int degree(N node) {
        List<Edge<N>> out = edges.get(node);
        return out == null ? 0 : out.size();
    }
}
