//- verdict: failed
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.Set;

/**
 * What a `List` may do an `ArrayList` may not: where the class of a collection is certain, only what that class throws lies between two
 * steps that belong together.
 */
class ExactlyOneClass {
    /*@ global_invariant holder == null ==> asked == answered */
    /*@ guarded_by holder == tid */ private int asked;
    /*@ guarded_by holder == tid */ private int answered;

    private final Map<String, String> answers;

    ExactlyOneClass(Map<String, String> answers) {
        this.answers = answers;
    }

    private final List<String> log = new ArrayList<>();

    synchronized void field(String question, String answer) {
        asked++;
        answers.put(question, answer);
//      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[null-dereference]: /`answers` may be null here\./
        log.add(question);
        answered++;
    }
//  ^ error[global-invariant]: /the invariant `holder == null ==> asked == answered` may not hold after this: this step \(it releases the monitor of `this`\)/

    synchronized boolean lookup(String question) {
        asked++;
        String found = answers.get(question);
        //             ^^^^^^^^^^^^^^^^^^^^^ warning[null-dereference]: /`answers` may be null here\./
        boolean isNew = !answers.containsKey(question) && !log.contains(question);
        answered++;
        return isNew || found == null;
    }
//  ^ error[global-invariant]: /the invariant `holder == null ==> asked == answered` may not hold after this: this step \(it releases the monitor of `this`\)/

    synchronized void local() {
        List<Integer> some = new LinkedList<>();
        Set<Integer> seen = new HashSet<>();
        asked++;
        some.add(1);
        seen.add(2);
        seen.remove(3);
        some.clear();
        answered++;
    }

    synchronized void made() {
        asked++;
        new ArrayList<String>().add("a");
        answered++;
    }

    synchronized String ends(Object one) {
        Deque<Object> stack = new ArrayDeque<>();
        Queue<Object> line = new LinkedList<>();
        if (one == null) return "";
        asked++;
        stack.push(one);
        line.offer(null);
        Object top = stack.poll();
        answered++;
        return top == one ? "same" : "other";
    }

    synchronized void below(Map<String, Integer> given) {
        LinkedHashMap<String, Integer> own = new LinkedHashMap<>();
        asked++;
        own.put("a", 1);
        answered++;
    }
}

/** Compares itself with anything, and with nothing that is in a collection beside it. */
class Loud {
    @Override
    public boolean equals(Object other) {
        throw new IllegalStateException();
    }

    @Override
    public int hashCode() {
        throw new IllegalStateException();
    }
}
