//- verdict: failed
//- java-checks: auto
//- option: all
// A class that is declared in the constructor has the name of one of the library.
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

class SetBeforeReturn {
    enum Level {
        LOW(1), HIGH(9);
        final int value;
        Level(int value) { this.value = value; }
    }
    static int high() {
        int value = Level.HIGH.value;
        //@ assert value == 9
        return value;
    }

    static class Names {
        private final List<String> names;
        Names(List<String> given) {
            int size = given == null ? 0 : given.size();
            class ArrayList<T> extends java.util.ArrayList<T> {
                @Override public boolean add(T one) { throw new UnsupportedOperationException(); }
            }
            names = new ArrayList<>();
        }
        void add() {
            try {
                names.add("a");
            } catch (UnsupportedOperationException e) {
                //@ assert false
                //         ^^^^^ error[assertion]: /`false` may not hold here\./
            }
        }
    }

    static class Fake {
        Object requireNonNull(Object given) { return given; }
    }
    static class Above { }
    static class Text extends Above {
        private final Object text;
        Text(Object given, Fake other) {
            Objects.requireNonNull(given);
            text = given;
        }
        void use() {
            Object seen = text;
            //@ assert seen != null
        }
    }
    static class Words {
        private final int[] words;
        Words(int size) {
            if (size < 0) throw new IllegalArgumentException();
            new ArrayList<String>();
            words = new int[size];
        }
        void look() {
            int[] seen = words;
            //@ assert seen != null
        }
    }
    static class Waits {
        final ReentrantLock lock;
        private final Condition changed;
        Waits(Condition given) {
            lock = new ReentrantLock();
            changed = lock.newCondition();
        }
        void pause() throws InterruptedException {
            lock.lock();
            try {
                changed.await();
            } finally {
                lock.unlock();
            }
        }
    }
}
