//- verdict: failed
// The bigger table is as small as the old one, and used as if it were bigger.
class HashSetCoarse {
    static final class Node {
        final int key;
        final Node next;
        Node(int key, Node next) {
            this.key = key;
            this.next = next;
        }
    }

    //@ guarded_by holder == tid; guarded_by[i] holder == tid
    private /*@ non_null */ Node[] table = new Node[8];
    @GuardedBy("this") private int size;
    //@ global_invariant table.length > 0 && size >= 0

    synchronized boolean add(int key) {
        if (size >= 4 * table.length) resize();
        //                            ^^^^^^^^ warning[index-out-of-bounds]: /The index `j` may be out of bounds of `bigger` here\./
        int i = Math.floorMod(key, table.length);
        if (find(table[i], key)) return false;
        table[i] = new Node(key, table[i]);
        size++;
        return true;
    }

    private static boolean find(Node node, int key) {
        while (node != null && node.key != key) node = node.next;
        return node != null;
    }

    //@ helper
    private void resize() {
        Node[] bigger = new Node[table.length];
        for (int i = 0; i < table.length; i++) {
            for (Node node = table[i]; node != null; node = node.next) {
                int j = Math.floorMod(node.key, 2 * table.length);
                bigger[j] = new Node(node.key, bigger[j]);
            }
        }
        table = bigger;
    }
}
