//- verdict: verified
//- option: all
// What asks nothing of such an object, and what is none of them, leaves everything as it is.
import java.util.*;
import com.acme.Foo;

class StrangersKept implements Runnable {
    private int x;
    private final List<Object> list = new ArrayList<>();
    private final List<String> names = new ArrayList<>();

    public synchronized void run() { x++; }

    synchronized void put() {
        Object o = Foo.make(this);
        x = 1;
        list.add(o);
        int n = list.size();
        assert x == 1;
    }
    synchronized void own(String name) {
        Object o = Foo.make(this);
        x = 1;
        names.add(name);
        boolean is = names.contains(name);
        String text = "a" + name + x + names;
        assert x == 1;
    }
    synchronized void same() {
        Object o = Foo.make(this);
        x = 1;
        boolean is = o == this;
        String s = o instanceof String text ? text : "a";
        assert x == 1;
    }
}
