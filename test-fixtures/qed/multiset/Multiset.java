/**
 * A concurrent multiset of integers other than 0 (QED, Figure 14): cells in a chain, each with its own lock. A slot is taken by writing the element, and the element counts once
 * it is valid; a pair becomes valid together.
 */
class Multiset {
    private final Cell first;

    Multiset(Cell first) {
        this.first = first;
    }

    private Cell findSlot(int x) {
        Cell c = first;
        while (c != null) {
            synchronized (c) {
                if (c.elt == 0 && !c.vld) {
                    c.elt = x;
                    return c;
                }
            }
            c = c.next;
        }
        return null;
    }

    boolean insertPair(int x, int y) {
        Cell i = findSlot(x);
        if (i == null) return false;
        Cell j = findSlot(y);
        if (j == null) {
            give: synchronized (i) {
                i.elt = 0;
            }
            return false;
        } else {
            both: synchronized (i) {
                synchronized (j) {
                    i.vld = true;
                    j.vld = true;
                }
            }
            return true;
        }
    }

    boolean delete(int x) {
        Cell c = first;
        while (c != null) {
            synchronized (c) {
                if (c.elt == x && c.vld) {
                    c.elt = 0;
                    c.vld = false;
                    return true;
                }
            }
            c = c.next;
        }
        return false;
    }
}

class Cell {
    int elt;
    boolean vld;
    final Cell next;

    Cell(Cell next) {
        this.next = next;
    }
}
