//- verdict: failed
//- option: all
//- java-checks: auto
// A reference is a call for which nobody shows a lock, however its object is named; and of a private method too.
import java.util.Optional;

class HelpersByReference {
    int count;
    int other;

    void bump(Integer by) {
        count++;
//      ^^^^^ error[race]: /`count` is read here without holding `this`, which every write of it holds/
    }

    private void check(Integer by) {
        assert by > 0;
        //     ^^^^^^ error[assertion]: /`by > 0` may not hold here\./
    }

    void ok() {
        synchronized (this) {
            bump(1);
        }
        check(5);
    }

    void down() {
        synchronized (this) {
            count--;
        }
    }

    void look() {
        synchronized (this) {
            int before = count;
            assert before == count;
        }
    }

    static <T extends HelpersByReference> void ofVariable(T it) {
        Optional.of(1).ifPresent(it::bump);
    }

    static void ofLocal(HelpersByReference it) {
        var one = Optional.of(it).get();
        Optional.of(-1).ifPresent(one::check);
    }
}

class Above {
    int count;

    void bump(Integer by) {
        count++;
//      ^^^^^ error[race]: /`count` is read here without holding `this`, which every write of it holds/
    }

    void ok() {
        synchronized (this) {
            bump(1);
        }
    }

    void look() {
        synchronized (this) {
            int before = count;
            assert before == count;
        }
    }
}

class Below extends Above {
    void ofSuper() {
        Optional.of(1).ifPresent(super::bump);
    }
}
