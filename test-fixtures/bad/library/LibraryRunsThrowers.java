//- verdict: failed
// What the library runs of the workspace may throw, although no stub says so: then the second half of each change is left out.
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;

class LibraryRunsThrowers {
    static class Silent implements Comparable<Silent> {
        public String toString() { throw new IllegalStateException(); }
        public boolean equals(Object o) { throw new IllegalStateException(); }
        public int hashCode() { throw new IllegalStateException(); }
        public int compareTo(Silent o) { throw new IllegalStateException(); }
    }
    static class Hashed {
        public int hashCode() { throw new IllegalStateException(); }
    }
    static class Failure extends RuntimeException {
        public String getMessage() { throw new IllegalStateException(); }
    }
    static class Text implements CharSequence {
        public int length() { throw new IllegalStateException(); }
        public char charAt(int index) { return 'a'; }
        public CharSequence subSequence(int start, int end) { return this; }
    }
    record Pair(Silent left, int right) { }

    static void valueOf(Silent o) {
        int x = 0, y = 0;
        try { x++; String.valueOf(o); y++; } catch (RuntimeException e) { }
        //@ assert x == y
        //         ^^^^^^ error[assertion]: /`x == y` may not hold here\./
    }
    static void concatenated(Object o) {
        int x = 0, y = 0;
        try { x++; String s = "" + o; y++; } catch (RuntimeException e) { }
        //@ assert x == y
        //         ^^^^^^ error[assertion]: /`x == y` may not hold here\./
    }
    static void appended(Hashed o) {
        int x = 0, y = 0;
        String s = "";
        try { x++; s += o; y++; } catch (RuntimeException e) { }
        //@ assert x == y
        //         ^^^^^^ error[assertion]: /`x == y` may not hold here\./
    }
    static void printed(Object[] all) {
        int x = 0, y = 0;
        try { x++; System.out.printf("%s", all); y++; } catch (IllegalStateException e) { }
        //@ assert x == y
        //         ^^^^^^ error[assertion]: /`x == y` may not hold here\./
    }
    static void builder(Text text) {
        int x = 0, y = 0;
        try { x++; new StringBuilder().append(text); y++; } catch (RuntimeException e) { }
        //@ assert x == y
        //         ^^^^^^ error[assertion]: /`x == y` may not hold here\./
    }
    static void objects(Object a, Object b) {
        int x = 0, y = 0;
        try { x++; Objects.equals(a, b); y++; } catch (RuntimeException e) { }
        //@ assert x == y
        //         ^^^^^^ error[assertion]: /`x == y` may not hold here\./
    }
    static void looked(HashMap<Object, String> map, int key) {
        int x = 0, y = 0;
        if (map == null) return;
        try { x++; map.get(key); y++; } catch (IllegalStateException e) { }
        //@ assert x == y
        //         ^^^^^^ error[assertion]: /`x == y` may not hold here\./
    }
    static void inTree(TreeMap<String, Silent> map) {
        int x = 0, y = 0;
        if (map == null) return;
        try { x++; map.containsValue("a"); y++; } catch (IllegalStateException e) { }
        //@ assert x == y
        //         ^^^^^^ error[assertion]: /`x == y` may not hold here\./
    }
    static void sorted() {
        List<Silent> list = new ArrayList<>();
        int x = 0, y = 0;
        try { x++; Collections.sort(list); y++; } catch (IllegalStateException e) { }
        //@ assert x == y
        //         ^^^^^^ error[assertion]: /`x == y` may not hold here\./
    }
    static void record(Pair p) {
        int x = 0, y = 0;
        if (p == null) return;
        try { x++; p.hashCode(); y++; } catch (RuntimeException e) { }
        //@ assert x == y
        //         ^^^^^^ error[assertion]: /`x == y` may not hold here\./
    }
    static void recordText(Pair p) {
        int x = 0, y = 0;
        try { x++; String s = "pair " + p; y++; } catch (RuntimeException e) { }
        //@ assert x == y
        //         ^^^^^^ error[assertion]: /`x == y` may not hold here\./
    }
    static void message(Failure f) {
        int x = 0, y = 0;
        if (f == null) return;
        try { x++; f.toString(); y++; } catch (RuntimeException e) { }
        //@ assert x == y
        //         ^^^^^^ error[assertion]: /`x == y` may not hold here\./
    }
    static void identity(Hashed o) {
        int x = 0, y = 0;
        if (o == null) return;
        try { x++; o.toString(); y++; } catch (RuntimeException e) { }
        //@ assert x == y
        //         ^^^^^^ error[assertion]: /`x == y` may not hold here\./
    }
}
