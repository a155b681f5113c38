//- verdict: failed
// The length of the table is read before the lock is taken.
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
        int i = 2 * Math.floorMod(key, table.length / 2) + half;
        //                             ^^^^^ error[race]: /`table` is read here while another thread may be writing it: it is only protected while `even\.holder == tid \|\| odd\.holder == tid`/
        synchronized (half == 0 ? even : odd) {
            return find(table[i], key);
            //          ^^^^^^^^ warning[index-out-of-bounds]: /The index `i` may be out of bounds of `table` here\./
        }
    }

    private static boolean find(Node node, int key) {
        while (node != null && node.key != key) node = node.next;
        return node != null;
    }
}
