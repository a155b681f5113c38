//- verdict: failed
// Loops over arrays under a lock need no invariant.

class Counting {
    /*@ non_null */
    private final int[] items = new int[16];
    /*@ guarded_by holder == tid */
    private int count;
    /*@ global_invariant 0 <= count && count <= items.length */

    synchronized int sum() {
        int total = 0;
        for (int i = 0; i <= count; i++) {
            total += items[i];
            //       ^^^^^^^^ warning[index-out-of-bounds]
        }
        return total;
    }

    synchronized int lastIndexOf(int wanted) {
        for (int i = count - 1; i >= 0; i--) {
            if (items[i] == wanted) {
                return i;
            }
        }
        return -1;
    }

    synchronized void reverse() {
        int low = 0;
        int high = count - 1;
        while (low < high) {
            int held = items[low];
            items[low] = items[high];
            items[high] = held;
            low++;
            high--;
        }
    }

    synchronized void drain() {
        while (count > 0) {
            count--;
            items[count] = 0;
        }
    }

    synchronized void fill(int value) {
        while (count < items.length) {
            items[count] = value;
            count++;
        }
    }

    synchronized int positives() {
        int found = 0;
        for (int i = 0; i < items.length; i++) {
            if (items[i] <= 0) {
                continue;
            }
            found++;
        }
        /*@ assert 0 <= found && found <= items.length */
        return found;
    }

    synchronized boolean removeAll(int value) {
        int kept = 0;
        for (int i = 0; i < count; i++) {
            if (items[i] != value) {
                items[kept] = items[i];
                kept++;
            }
        }
        boolean changed = kept != count;
        count = kept;
        return changed;
    }
}
