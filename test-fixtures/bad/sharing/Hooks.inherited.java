//- verdict: failed
//- java-checks: auto
//- option: all
// A public class below inherits it, and other packages call that.
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
            changed(one);
        }
    }

    final int changes() { synchronized (lock) { return changes; } }

    protected abstract void changed(String one);
}

class HooksKeepLast extends Hooks {
    private String last;

    @Override protected void changed(String one) {
        last = one;
        if (changes > 100) changes = 0;
    }
}

class HooksCountToo extends HooksKeepLast {
    private int counted;

    @Override protected void changed(String one) {
        super.changed(one);
        counted++;
    }
}

class HooksWithDefault {
    private int n;

    synchronized void step() { stepped(); n++; }
    synchronized int n() { return n; }
    public void stepped() { n++; }
    //                      ^ error[race]: /`n` is read here without holding `this`, which is held in most places where it is used/
}

public class HooksDefaultBelow extends HooksWithDefault {
}

class HooksUser {
    private final HooksWithDefault of = new HooksDefaultBelow();
    void use() { synchronized (of) { of.stepped(); } }
}
