//- verdict: verified
//- option: all
//- java-checks: auto
// Of the entries of a guarded map only keys and values leave, or copies of them.
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import javax.annotation.concurrent.GuardedBy;

class EntriesOut {
    @GuardedBy("this")
    private final Map<String, String> texts = new HashMap<>();

    synchronized void put(String one) {
        texts.put(one, one);
    }

    synchronized List<String> keys() {
        return texts.entrySet().stream().map(e -> e.getKey()).collect(Collectors.toList());
    }

    synchronized Map<String, String> some() {
        return texts.entrySet().stream().filter(e -> e.getKey() != null).collect(Collectors.toMap(e -> e.getKey(), e -> e.getValue()));
    }

    synchronized java.util.Optional<String> last() {
        return texts.entrySet().stream().max(Map.Entry.comparingByValue()).map(Map.Entry::getKey);
    }

    synchronized Map.Entry<String, String> one() {
        return new java.util.AbstractMap.SimpleImmutableEntry<>(texts.entrySet().iterator().next());
    }

    synchronized long count() {
        return texts.entrySet().stream().filter(e -> e.getKey() != null).count();
    }

    synchronized List<String> inOrder() {
        List<Map.Entry<String, String>> all = new ArrayList<>(texts.entrySet());
        all.sort(Map.Entry.comparingByValue());
        List<String> found = new ArrayList<>();
        for (Map.Entry<String, String> one : all) {
            found.add(one.getKey());
        }
        return found;
    }

    synchronized Map<String, String> copy() {
        Map<String, String> found = new LinkedHashMap<>();
        for (Map.Entry<String, String> one : texts.entrySet()) {
            found.put(one.getKey(), one.getValue());
        }
        return found;
    }
}
