//- verdict: failed
//- option: all
// An entry of a map is part of it, wherever it is put: `setValue` changes the map.
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.annotation.concurrent.GuardedBy;

class EntriesOut {
    @GuardedBy("this")
    private final Map<String, String> texts = new HashMap<>();

    synchronized void put(String one) {
        texts.put(one, one);
    }

    synchronized List<Map.Entry<String, String>> listed() {
        return new ArrayList<>(texts.entrySet());
        //     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[race]: /The collection `texts` is handed out here: code that gets it can use its contents without what guards them\. Hand out a copy\./
    }

    synchronized List<Map.Entry<String, String>> copied() {
        return List.copyOf(texts.entrySet());
        //     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[race]: /This is handed out here and leads to the collection `texts`: code that gets it can use its contents without what guards them\. Hand out a copy\./
    }

    synchronized Object[] inArray() {
        return texts.entrySet().toArray();
        //     ^^^^^^^^^^^^^^^^^^^^^^^^^^ error[race]: /This is handed out here and leads to the collection `texts`: code that gets it can use its contents without what guards them\. Hand out a copy\./
    }

    synchronized Object one() {
        return texts.entrySet().iterator().next();
        //     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[race]: /This is handed out here and leads to the collection `texts`: code that gets it can use its contents without what guards them\. Hand out a copy\./
    }

    synchronized Object first() {
        return texts.entrySet().stream().findFirst().get();
        //     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[race]: /The collection `texts` is handed out here: code that gets it can use its contents without what guards them\. Hand out a copy\./
    }

    synchronized Object largest() {
        return Collections.max(texts.entrySet(), Map.Entry.comparingByKey());
        //     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[race]: /The collection `texts` is handed out here: code that gets it can use its contents without what guards them\. Hand out a copy\./
    }

    synchronized List<Map.Entry<String, String>> added() {
        List<Map.Entry<String, String>> all = new ArrayList<>();
        all.addAll(texts.entrySet());
        return all;
        //     ^^^ error[race]: /The collection `texts` is handed out here: code that gets it can use its contents without what guards them\. Hand out a copy\./
    }

    synchronized List<Map.Entry<String, String>> addedEach() {
        List<Map.Entry<String, String>> all = new ArrayList<>();
        texts.entrySet().forEach(all::add);
//      ^^^^^^^^^^^^^^^^ error[race]: /This is handed out here and leads to the collection `texts`: code that gets it can use its contents without what guards them\. Hand out a copy\./
        return all;
    }
}
