//- verdict: failed
//- java-checks: auto
//- option: all
// The class above calls it after its lock.
import java.util.ArrayList;
import java.util.List;

abstract class Hooks {
    private final Object lock = new Object();
    private final List<String> all = new ArrayList<>();
    protected int changes;

    final void put(String one) {
        synchronized (lock) {
            all.add(one);
            changes++;
        }
        changed(one);
    }

    final int changes() { synchronized (lock) { return changes; } }

    protected abstract void changed(String one);
}

class HooksKeepLast extends Hooks {
    private String last;
    //             ^^^^ error[race]: /`last` may be written by one thread while another one uses it: no lock is held wherever it is used/

    @Override protected void changed(String one) {
        last = one;
        if (changes > 100) changes = 0;
        //  ^^^^^^^ error[race]: /`changes` is read here without holding `lock`, which is held in most places where it is used/
    }
}

class HooksCountToo extends HooksKeepLast {
    private int counted;
    //          ^^^^^^^ error[race]: /`counted` may be written by one thread while another one uses it: no lock is held wherever it is used/

    @Override protected void changed(String one) {
        super.changed(one);
        counted++;
    }
}

class HooksWithDefault {
    private int n;

    synchronized void step() { stepped(); n++; }
    synchronized int n() { return n; }
    void stepped() { n++; }
}

class HooksDefaultBelow extends HooksWithDefault {
    private int steps;

    @Override void stepped() { super.stepped(); steps++; }
    synchronized int steps() { return steps; }
}

class HooksUser {
    private final HooksWithDefault of = new HooksDefaultBelow();
    void use() { synchronized (of) { of.stepped(); } }
}
