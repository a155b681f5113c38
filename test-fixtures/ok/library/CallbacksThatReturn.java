//- verdict: verified
// What the library runs of the workspace neither throws nor waits here, or is caught, or is no concern of the object at hand.
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Random;

class CallbacksThatReturn {
    static final class Key implements Comparable<Key> {
        private final int number;
        Key(int number) { this.number = number; }
        public String toString() { return "key " + number; }
        public boolean equals(Object o) { return o instanceof Key && ((Key) o).number == number; }
        public int hashCode() { return Objects.hash(number); }
        public int compareTo(Key o) { return o == null ? 1 : number - o.number; }
    }
    // Throws, but nobody hands it to the library below.
    static final class Refusing {
        public String toString() { throw new UnsupportedOperationException(); }
    }
    static class Recent<K, V> extends LinkedHashMap<K, V> {
        protected boolean removeEldestEntry(Map.Entry<K, V> eldest) { return true; }
    }
    static class Dice extends Random {
        protected int next(int bits) { return 4; }
    }
    static class Quick extends RuntimeException {
        Quick(String message) { super(message); }
        public synchronized Throwable fillInStackTrace() { return this; }
    }
    record Pair(Key left, int right) { }

    static void keys(Key key, Pair pair) {
        int x = 0, y = 0;
        try {
            x++;
            String.valueOf(key);
            System.out.println(key);
            String s = "" + pair + key;
            new StringBuilder().append(s).append(1).append(true);
            y++;
        } catch (RuntimeException e) { }
        //@ assert x == y
    }

    static void caught(Refusing refusing) {
        int x = 0, y = 0;
        try {
            x++;
            String.valueOf(refusing);
        } catch (RuntimeException e) {
        } finally {
            y++;
        }
        //@ assert x == y
    }

    static int recent(Recent<String, Integer> recent) {
        if (recent == null) return 0;
        int before = recent.size();
        recent.put("a", 1);
        //@ assert before >= 0
        return before;
    }

    static int rolled(Dice dice) {
        return dice == null ? 0 : dice.nextInt();
    }

    static void quick() {
        int x = 0, y = 0;
        try {
            x++;
            new Quick("now").getMessage();
            y++;
        } catch (RuntimeException e) { }
        //@ assert x == y
    }
}
