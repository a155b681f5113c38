//- verdict: verified
// A hash set whose buckets have two locks, turn and turn about, while the table grows (Herlihy & Shavit, 13.2.2): who has either lock sees one table, who has both may exchange it. Proved: no
// races on the table and its buckets, no index outside of it. Not proved: that the buckets are a set of keys. With any number of locks in an array, `resize` would take them in a recursion.
class HashSetStriped {
    static final class Node {
        final int key;
        final Node next;
        Node(int key, Node next) {
            this.key = key;
            this.next = next;
        }
    }

    private final Object even = new Object();
    private final Object odd = new Object();
    //@ unwritable_by_env_if even.holder == tid || odd.holder == tid
    //@ guarded_by[i] i % 2 == 0 ? even.holder == tid : odd.holder == tid
    private /*@ non_null */ Node[] table = new Node[8];
    //@ global_invariant table.length > 0 && table.length % 2 == 0

    boolean contains(int key) {
        int half = Math.floorMod(key, 2);
        synchronized (half == 0 ? even : odd) {
            int i = 2 * Math.floorMod(key, table.length / 2) + half;
            return find(table[i], key);
        }
    }

    boolean add(int key) {
        int half = Math.floorMod(key, 2);
        synchronized (half == 0 ? even : odd) {
            int i = 2 * Math.floorMod(key, table.length / 2) + half;
            if (find(table[i], key)) return false;
            table[i] = new Node(key, table[i]);
            return true;
        }
    }

    private static boolean find(Node node, int key) {
        while (node != null && node.key != key) node = node.next;
        return node != null;
    }

    void resize(int seen) {
        synchronized (even) {
            synchronized (odd) {
                if (table.length != seen) return;
                Node[] bigger = new Node[2 * table.length];
                for (int i = 0; i < table.length; i++) {
                    for (Node node = table[i]; node != null; node = node.next) {
                        int j = 2 * Math.floorMod(node.key, bigger.length / 2) + i % 2;
                        bigger[j] = new Node(node.key, bigger[j]);
                    }
                }
                table = bigger;
            }
        }
    }
}
