//- verdict: failed
// Contents used, copied, aliased, gone through and handed out without the guard; a comparison that changes something.
import java.util.ArrayList;
import java.util.List;

@ThreadSafe
class Names {
    @GuardedBy("this") private final List<String> names = new ArrayList<>();

    void add(String name) {
        names.add(name);
//      ^^^^^^^^^^^^^^^ error[access-discipline]: /`the contents of names` is written here although `this\.holder == tid` may hold for another thread, which then relies on nobody else writing it/
    }

    List<String> copy() {
        return new ArrayList<>(names);
        //     ^^^^^^^^^^^^^^^^^^^^^^ error[access-discipline]: /`the contents of names` is read here although `this\.holder == tid` may hold for another thread, which then relies on nobody else using it/
    }

    void alias() {
        List<String> same = names;
        same.clear();
//      ^^^^^^^^^^^^ error[access-discipline]: /`the contents of names` is written here although `this\.holder == tid` may hold for another thread, which then relies on nobody else writing it/
    }

    void afterwards() {
        List<String> same;
        synchronized (this) {
            names.add("x");
        }
        names.size();
//      ^^^^^^^^^^^^ error[access-discipline]: /`the contents of names` is read here although `this\.holder == tid` may hold for another thread, which then relies on nobody else using it/
    }

    int count() {
        int n = 0;
        for (String one : names) {
        //                ^^^^^ error[access-discipline]: /`the contents of names` is read here although `this\.holder == tid` may hold for another thread, which then relies on nobody else using it/
            n++;
        }
        return n;
    }

    synchronized List<String> leak() {
        return names;
        //     ^^^^^ error[race]: /The collection `names` is handed out here: code that gets it can use its contents without what guards them\. Hand out a copy\./
    }

    synchronized void pass() {
        fill(names);
        //   ^^^^^ information[unsupported]: /not translated yet, so the method is not checked: the collection `names` as an argument: what becomes of its contents there is not followed/
    }

    static void fill(List<String> into) {
        if (into != null) {
            into.add("x");
        }
    }
}

class Version implements Comparable<Version> {
    private static int comparisons;
    //                 ^^^^^^^^^^^ information[unguarded-field]: /`comparisons` is an ordinary field without a synchronization discipline: other threads are taken to write it at any time, and races on it are not reported/

    public int compareTo(Version other) {
        comparisons++;
//      ^^^^^^^^^^^^^ error[modifies]: /this step \(it writes `comparisons`\) is not allowed here: `Version\.compareTo` overrides a method of the library that may be called anywhere and is believed to change nothing/
        return 0;
    }
}
