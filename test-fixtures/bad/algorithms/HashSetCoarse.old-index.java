//- verdict: failed
// The bucket is found before the table grows, and looked for in the table after.
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
        int i = Math.floorMod(key, 2 * table.length);
        if (size >= 4 * table.length) resize();
        if (find(table[i], key)) return false;
        //       ^^^^^^^^ warning[index-out-of-bounds]: /The index `i` may be out of bounds of `table` here\./
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
        Node[] bigger = new Node[2 * table.length];
        for (int i = 0; i < table.length; i++) {
            for (Node node = table[i]; node != null; node = node.next) {
                int j = Math.floorMod(node.key, bigger.length);
                bigger[j] = new Node(node.key, bigger[j]);
            }
        }
        table = bigger;
    }
}
