package plain;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Streams, lambdas and method references. */
public class WordCount {
    private final Map<String, Long> counts;

    public WordCount(String text) {
        counts = Arrays.stream(text.toLowerCase().split("\\W+"))
            .filter(word -> !word.isBlank())
            .collect(Collectors.groupingBy(Function.identity(), TreeMap::new, Collectors.counting()));
    }

    public List<String> mostFrequent(int howMany) {
        return counts.entrySet().stream()
            .sorted(Map.Entry.<String, Long>comparingByValue(Comparator.reverseOrder()).thenComparing(Map.Entry.comparingByKey()))
            .limit(howMany)
            .map(Map.Entry::getKey)
            .toList();
    }

    public long count(String word) {
        return counts.getOrDefault(word.toLowerCase(), 0L);
    }

    public int distinct() {
        return counts.size();
    }

    public static void main(String[] args) {
        WordCount words = new WordCount(String.join(" ", args));
        for (var word : words.mostFrequent(10)) {
            System.out.println(word + ": " + words.count(word));
        }
    }
}
