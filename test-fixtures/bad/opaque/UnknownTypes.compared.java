//- verdict: failed
//- option: all
// A sorted set compares at once what is below a type that nobody knows here, and that looks at a field which is set later.
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
    static final Set<Object> SORTED = new TreeSet<>(List.of(new Waiting()));
    static final Object LOCK = new Object();
    static void look() {
        Object seen = LOCK;
        assert seen != null;
        //     ^^^^^^^^^^^^ error[assertion]: /`seen != null` may not hold here\./
    }

    static class Read implements Message {
        private final Object first = new Object();
        void use() {
            Object seen = first;
            assert seen != null;
        }
    }
}
