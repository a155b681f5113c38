//- verdict: failed
// The table is exchanged by who has one lock.
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

    private static boolean find(Node node, int key) {
        while (node != null && node.key != key) node = node.next;
        return node != null;
    }

    void resize(int seen) {
        synchronized (even) {
            {
                if (table.length != seen) return;
                Node[] bigger = new Node[2 * table.length];
                for (int i = 0; i < table.length; i++) {
                    for (Node node = table[i]; node != null; node = node.next) {
                    //               ^^^^^^^^ error[access-discipline]: /`table\[i\]` is read here although `i % 2 == 0 \? even\.holder == tid : odd\.holder == tid` may hold for another thread, which then relies on nobody else using it/
                        int j = 2 * Math.floorMod(node.key, bigger.length / 2) + i % 2;
                        bigger[j] = new Node(node.key, bigger[j]);
                    }
                }
                table = bigger;
//              ^^^^^^^^^^^^^^ error[write-discipline]: /`table` is written here although `even\.holder == tid \|\| odd\.holder == tid` may hold for another thread, which then relies on nobody else writing it/
            }
        }
    }
}
