//- verdict: failed
//- option: all
// A constructor that the stub leaves out: `Hashtable(Map)` puts one entry after the other, before the object has its lock.
import java.util.Hashtable;
import java.util.Map;

class RunByLeftOut extends Hashtable<String, String> {
    final Object lock = new Object();

    RunByLeftOut() {
        super(Map.of("a", "b"));
//      ^^^^^^^^^^^^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: the constructor `java\.util\.Hashtable\(Map<String, String>\)`, which has neither source nor a trusted specification here/
    }

    @Override public synchronized String put(String key, String value) {
        assert lock != null;
        //     ^^^^^^^^^^^^ error[assertion]: /`lock != null` may not hold here\./
        return null;
    }
}
