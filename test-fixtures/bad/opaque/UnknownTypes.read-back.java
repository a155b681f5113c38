//- verdict: failed
//- option: all
// Objects of a type that nobody knows here may be read from a stream, which leaves out what is transient.
import com.acme.Message;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.Delayed;
import java.util.concurrent.TimeUnit;

class UnknownTypes {
    static class Waiting implements Delayed {
        public int compareTo(Delayed other) {
            look();
            return 0;
        }
        public long getDelay(TimeUnit unit) { return 0; }
    }
    static final Object LOCK = new Object();
    static final Set<Object> SORTED = new TreeSet<>(List.of(new Waiting()));
    static void look() {
        Object seen = LOCK;
        assert seen != null;
    }

    static class Read implements Message {
        private final transient Object first = new Object();
        void use() {
            Object seen = first;
            assert seen != null;
            //     ^^^^^^^^^^^^ error[assertion]: /`seen != null` may not hold here\./
        }
    }
}
