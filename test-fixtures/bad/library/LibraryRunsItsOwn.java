//- verdict: failed
// A collection that somebody has changed since throws in its own `toString`, `hashCode` and `equals`, whatever asks for them and wherever it stands: then the second half of each change is left out.
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicReference;

class LibraryRunsItsOwn {
    record Pair(Object left, int right) { }
    record Lists(List<String> left, int right) { }
    static class Bag extends ArrayList<String> { }
    static class Shown {
        private final List<String> inner = stale();
        public String toString() { return "shown " + inner; }
    }

    /*@ guarded_by holder == tid */ private int begun;
    /*@ guarded_by holder == tid */ private int done;
    //@ global_invariant holder == null ==> begun == done

    static List<String> stale() {
        List<String> all = new ArrayList<>(List.of("a"));
        List<String> part = all.subList(0, 1);
        all.add("b");
        return part;
    }

    synchronized String log(Object o) { begun++; String s = "" + o; done++; return s; }
    //                                                                                ^ error[global-invariant]: /the invariant `holder == null ==> begun == done` may not hold after this: this step \(it releases the monitor of `this`\)/

    static void assigned(Iterable<String> o) {
        int x = 0, y = 0;
        String s = "";
        try { x++; s += o; y++; } catch (RuntimeException e) { }
        //@ assert x == y
        //         ^^^^^^ error[assertion]: /`x == y` may not hold here\./
    }
    static void formatted() {
        int x = 0, y = 0;
        try { x++; String s = String.format("%s", stale()); y++; } catch (IllegalStateException e) { }
        //@ assert x == y
        //         ^^^^^^ error[assertion]: /`x == y` may not hold here\./
    }
    static void valueOf() {
        int x = 0, y = 0;
        try { x++; String.valueOf(stale()); y++; } catch (RuntimeException e) { }
        //@ assert x == y
        //         ^^^^^^ error[assertion]: /`x == y` may not hold here\./
    }
    static void builder(Bag bag) {
        int x = 0, y = 0;
        try { x++; new StringBuilder().append(bag); y++; } catch (RuntimeException e) { }
        //@ assert x == y
        //         ^^^^^^ error[assertion]: /`x == y` may not hold here\./
    }
    static void hashed() {
        int x = 0, y = 0;
        List<String> part = stale();
        try { x++; part.hashCode(); y++; } catch (RuntimeException e) { }
        //@ assert x == y
        //         ^^^^^^ error[assertion]: /`x == y` may not hold here\./
    }
    static void hashedAmongOthers() {
        int x = 0, y = 0;
        try { x++; Objects.hash(1, "a", stale()); y++; } catch (RuntimeException e) { }
        //@ assert x == y
        //         ^^^^^^ error[assertion]: /`x == y` may not hold here\./
    }
    static void hashedElements(Object[] all) {
        int x = 0, y = 0;
        try { x++; Objects.hash(all); y++; } catch (RuntimeException e) { }
        //@ assert x == y
        //         ^^^^^^ error[assertion]: /`x == y` may not hold here\./
    }
    static void compared(Map<String, String> map, Object other) {
        int x = 0, y = 0;
        if (map == null) return;
        try { x++; map.equals(other); y++; } catch (RuntimeException e) { }
        //@ assert x == y
        //         ^^^^^^ error[assertion]: /`x == y` may not hold here\./
    }
    static void objects(Object a, Object b) {
        int x = 0, y = 0;
        try { x++; Objects.equals(a, b); y++; } catch (RuntimeException e) { }
        //@ assert x == y
        //         ^^^^^^ error[assertion]: /`x == y` may not hold here\./
    }
    static void component(Pair pair) {
        int x = 0, y = 0;
        if (pair == null) return;
        try { x++; pair.hashCode(); y++; } catch (RuntimeException e) { }
        //@ assert x == y
        //         ^^^^^^ error[assertion]: /`x == y` may not hold here\./
    }
    static void componentText(Lists lists) {
        int x = 0, y = 0;
        try { x++; String s = lists + "."; y++; } catch (RuntimeException e) { }
        //@ assert x == y
        //         ^^^^^^ error[assertion]: /`x == y` may not hold here\./
    }
    static void held(AtomicReference<String> reference) {
        int x = 0, y = 0;
        try { x++; String s = "" + reference; y++; } catch (RuntimeException e) { }
        //@ assert x == y
        //         ^^^^^^ error[assertion]: /`x == y` may not hold here\./
    }
    static void detail(Object o) {
        int x = 0, y = 0;
        try { x++; new AssertionError(o); y++; } catch (RuntimeException e) { }
        //@ assert x == y
        //         ^^^^^^ error[assertion]: /`x == y` may not hold here\./
    }
    static void through(Shown shown) {
        int x = 0, y = 0;
        try { x++; String.valueOf(shown); y++; } catch (RuntimeException e) { }
        //@ assert x == y
        //         ^^^^^^ error[assertion]: /`x == y` may not hold here\./
    }
    static void key() {
        Map<Object, Integer> map = new HashMap<>();
        int x = 0, y = 0;
        try { x++; map.put(stale(), 1); y++; } catch (java.util.ConcurrentModificationException e) { }
        //@ assert x == y
        //         ^^^^^^ error[assertion]: /`x == y` may not hold here\./
    }
    //@ modifies \nothing
    //@ exsures (RuntimeException e) false
    //  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[exception]: /`LibraryRunsItsOwn\.promised` may throw an exception although `false` does not hold/
    static void promised(Object o) { String s = "" + o; }
}
