import java.util.concurrent.atomic.AtomicIntegerArray;

/**
 * Lamport's bakery (QED, Figure 17): who wants to enter draws a number above all that are out, and waits for those with a
 * smaller one. Of two with the same number the earlier member goes first. Each member has a place that nobody else may use.
 */
class Bakery {
    private final Thread[] members;
    private final AtomicIntegerArray choosing;
    private final AtomicIntegerArray number;
    private int inside;

    Bakery(Thread[] members) /*@ requires members != null */ {
        this.members = members;
        choosing = new AtomicIntegerArray(members.length);
        number = new AtomicIntegerArray(members.length);
    }

    void enter(int i) {
        if (i < 0 || i >= members.length || members[i] != Thread.currentThread()) return;
        begin: choosing.set(i, 1);
        int max = 0;
        int j = 0;
        while (j < members.length) {
            int other;
            ask: other = number.get(j);
            max = other > max ? other : max;
            j = j + 1;
        }
        int mine = max + 1;
        draw: number.set(i, mine);
        done: choosing.set(i, 0);
        int k = 0;
        while (k < members.length) {
            while (true) {
                look: if (choosing.get(k) == 0) break;
            }
            while (true) {
                int other;
                compare: other = number.get(k);
                if (other == 0 || other > mine || other == mine) break;
            }
            k = k + 1;
        }
        inside = inside + 1;
        assert inside == 1;
        inside = inside - 1;
        leave: number.set(i, 0);
    }
}
