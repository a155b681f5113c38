//- verdict: failed
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** A final field that every constructor sets to a new `HashMap` refers to no other map. */
class ExactlyByConstructor {
    /*@ global_invariant holder == null ==> asked == answered */
    /*@ guarded_by holder == tid */ private int asked;
    /*@ guarded_by holder == tid */ private int answered;

    private final Map<String, String> answers;
    private final List<String> log;

    ExactlyByConstructor() {
        class HashMap<K, V> extends java.util.HashMap<K, V> {
            @Override
            public V put(K key, V value) {
                throw new IllegalStateException();
            }
        }
        this.answers = new HashMap<>();
        log = new ArrayList<>();
    }

    ExactlyByConstructor(int size) {
        if (size < 0) throw new IllegalArgumentException();
        answers = new HashMap<>(size);
        log = new ArrayList<>(size);
    }

    ExactlyByConstructor(String first) {
        this();
    }

    synchronized void put(String question, String answer) {
        asked++;
        answers.put(question, answer);
        log.add(question);
        answered++;
    }
//  ^ error[global-invariant]: /the invariant `holder == null ==> asked == answered` may not hold after this: this step \(it releases the monitor of `this`\)/
}
