//- verdict: verified
//- option: all
// What nobody knows of a type may be that it is compared, or read from a stream: fields that neither needs are set before.
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
        private final Object first = new Object();
        void use() {
            Object seen = first;
            assert seen != null;
        }
    }
}
