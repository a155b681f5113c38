//- verdict: failed
// Loops in loops, labels, and a loop whose bound the inner one leaves alone.

class NestedLoops {
    static int[][] table(int rows, int columns) {
        if (rows < 0 || columns < 0) {
            return null;
        }
        int[][] made = new int[rows][columns];
        for (int r = 0; r < rows; r++) {
            int[] row = made[r];
            for (int c = 0; row != null && c < row.length; c++) {
                row[c] = r * c;
            }
        }
        return made;
    }

    static void sort(int[] a) {
        if (a == null) {
            return;
        }
        for (int i = 1; i < a.length; i++) {
            int held = a[i];
            int j = i;
            while (j >= 0 && a[j] > held) {
                a[j + 1] = a[j];
//              ^^^^^^^^ warning[index-out-of-bounds]
                j--;
            }
            a[j + 1] = held;
//          ^^^^^^^^ warning[index-out-of-bounds]
        }
    }

    static boolean duplicates(int[] a) {
        if (a == null) {
            return false;
        }
        for (int i = 0; i < a.length; i++) {
            for (int j = i + 1; j < a.length; j++) {
                if (a[i] == a[j]) {
                    return true;
                }
            }
        }
        return false;
    }

    static int search(int[] a, int wanted) {
        if (a == null) {
            return -1;
        }
        int low = 0;
        int high = a.length - 1;
        while (low <= high) {
            int middle = low + (high - low) / 2;
            if (a[middle] == wanted) {
                return middle;
            }
            if (a[middle] < wanted) {
                low = middle + 1;
            } else {
                high = middle - 1;
            }
        }
        return -1;
    }

    static int skipping(int[] a, int[] b) {
        int found = 0;
        if (a == null || b == null) {
            return 0;
        }
        outer:
        for (int i = 0; i < a.length; i++) {
            for (int j = 0; j < b.length; j++) {
                if (a[i] == b[j]) {
                    found++;
                    continue outer;
                }
                if (b[j] < 0) {
                    break outer;
                }
            }
        }
        /*@ assert 0 <= found */
        /*@ assert found <= a.length */
        return found;
    }

    static void indices(int n) {
        int total = 0;
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                total++;
            }
        }
        /*@ assert total >= 0 */
    }
}
