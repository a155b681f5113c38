//- verdict: verified
// A collection may throw where its text, its hash code or its equality is asked for. Where the types say that none stands there, nothing does.
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Queue;

class TextsOfKeys {
    record Pair(Key left, int right) { }
    static class Key {
        private final int number;
        private final String name;
        Key(int number, String name) { this.number = number; this.name = name; }
        public String toString() { return "key " + number + name; }
        public boolean equals(Object o) { return o instanceof Key k && k.number == number && Objects.equals(k.name, name); }
        public int hashCode() { return Objects.hash(number, name); }
    }

    /*@ guarded_by holder == tid */ private int begun;
    /*@ guarded_by holder == tid */ private int done;
    //@ global_invariant holder == null ==> begun == done

    private final List<Key> all = new ArrayList<>();
    private final Queue<Key> waiting = new ArrayDeque<>();

    synchronized String text(Key key) { begun++; String s = "" + key; done++; return s; }
    synchronized String pair(Pair pair) { begun++; String s = "pair " + pair; done++; return s; }
    synchronized int hash(Pair pair) { if (pair == null) return 0; begun++; int h = pair.hashCode(); done++; return h; }
    synchronized String number(int n) { begun++; String s = "" + n + Integer.valueOf(n) + Thread.currentThread(); done++; return s; }
    synchronized String failure(Exception e) { begun++; String s = "" + e; done++; return s; }
    synchronized String several(Key key, String name) { begun++; String s = null; try { s = String.format("%s %s", key, name); } catch (IllegalArgumentException e) { } done++; return s; }
    synchronized boolean same(Key a, Key b) { begun++; boolean is = Objects.equals(a, b); done++; return is; }
    // The sizes and ends of collections ask nobody.
    synchronized Key next() { begun++; Key key = waiting.peek(); int many = new ArrayList<Key>().size(); done++; return key; }
    // The collection itself is asked before anything has changed.
    synchronized String list() { String s = "" + all; begun++; done++; return s; }
    synchronized String caught() { begun++; String s = ""; try { s += all; } catch (RuntimeException | Error e) { } done++; return s; }
}
