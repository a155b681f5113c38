//- verdict: failed
// Who looks does not hold the monitor.
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

    boolean contains(int key) {
        return find(table[Math.floorMod(key, table.length)], key);
        //          ^^^^^ error[access-discipline]: /`table` is read here although `holder == tid` may hold for another thread, which then relies on nobody else using it/
        //          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[access-discipline]: /`table\[Math\.floorMod\(key, table\.length\)\]` is read here although `holder == tid` may hold for another thread, which then relies on nobody else using it/
        //          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[index-out-of-bounds]: /The index `Math\.floorMod\(key, table\.length\)` may be out of bounds of `table` here\./
        //                                   ^^^^^ error[access-discipline]: /`table` is read here although `holder == tid` may hold for another thread, which then relies on nobody else using it/
    }

    private static boolean find(Node node, int key) {
        while (node != null && node.key != key) node = node.next;
        return node != null;
    }
}
