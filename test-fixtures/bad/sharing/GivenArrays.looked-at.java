//- verdict: failed
//- java-checks: auto
// Arrays that the library is given: their elements are used there, and the lock is held that is held where they are changed.
import java.util.Arrays;

class GivenArrays {
    private final int[] marks = new int[8];
    private String[] names = new String[4];

    GivenArrays() { Arrays.fill(marks, -1); }
    synchronized void set(int i, int mark) { marks[i] = mark; }
    synchronized int get(int i) { return marks[i]; }
    synchronized void sort() { ordered(); }
    private void ordered() { Arrays.sort(marks); }
    int best() { return Arrays.stream(marks).max().getAsInt(); }
    //                                ^^^^^ error[race]: /what the array in `marks` holds is read here without holding `this`, which is held where it is changed/
    synchronized int[] copy() { return marks.clone(); }
    int size() { return marks.length; }

    synchronized void name(int i, String name) { names[i] = name; }
    synchronized void take(String[] given) { System.arraycopy(given, 0, names, 0, 4); }
    String all() { return String.join(",", names); }
    //                                     ^^^^^ error[race]: /what the array in `names` holds is read here without holding `this`, which is held where it is changed/
}
