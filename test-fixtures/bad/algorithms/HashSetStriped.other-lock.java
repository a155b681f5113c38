//- verdict: failed
// Odd keys are added under the lock of the even ones.
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

    boolean add(int key) {
        int half = Math.floorMod(key, 2);
        synchronized (even) {
            int i = 2 * Math.floorMod(key, table.length / 2) + half;
            if (find(table[i], key)) return false;
            //       ^^^^^^^^ error[access-discipline]: /`table\[i\]` is read here although `i % 2 == 0 \? even\.holder == tid : odd\.holder == tid` may hold for another thread, which then relies on nobody else using it/
            table[i] = new Node(key, table[i]);
            //                       ^^^^^^^^ error[access-discipline]: /`table\[i\]` is read here although `i % 2 == 0 \? even\.holder == tid : odd\.holder == tid` may hold for another thread, which then relies on nobody else using it/
            return true;
        }
    }

    private static boolean find(Node node, int key) {
        while (node != null && node.key != key) node = node.next;
        return node != null;
    }
}
