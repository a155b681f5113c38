//- verdict: verified
// A loop over an iterable of the workspace calls its iterator.
import java.util.Iterator;

class Countdown implements Iterable<Integer> {
    final int from;

    Countdown(int from) {
        this.from = from;
    }

    public Iterator<Integer> iterator() {
        return new Steps(from);
    }
}

class Steps implements Iterator<Integer> {
    int left;
    //  ^^^^ information[unguarded-field]

    Steps(int left) {
        this.left = left;
    }

    public boolean hasNext() {
        return left > 0;
    }

    public Integer next() {
        left--;
        return left;
    }
}

class Iterables {
    static int sum(int n) {
        int rounds = 0;
        /*@ loop_invariant rounds >= 0 */
        for (int x : new Countdown(n)) {
            if (x > 1000) {
                continue;
            }
            if (x < 0) {
                break;
            }
            rounds++;
        }
        /*@ assert rounds >= 0 */
        return rounds;
    }

    static int objects(int n) {
        int rounds = 0;
        for (Integer x : new Countdown(n)) {
            rounds++;
            /*@ assert x != null */
        }
        return rounds;
    }
}
