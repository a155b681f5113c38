//- verdict: verified
// Searching in a linked list, and objects that a loop makes.

class Node {
    /*@ guarded_by holder == tid */
    Node next;
    /*@ guarded_by holder == tid */
    int value;
}

class Own {
    volatile int v;
    volatile Own next;
}

class Lists {
    static volatile Own shared;

    static int length(Node start) {
        int length = 0;
        Node at = start;
        while (at != null) {
            length++;
            synchronized (at) {
                at = at.next;
            }
        }
        /*@ assert length >= 0 */
        return length;
    }

    static Node find(Node start, int wanted) {
        for (Node at = start; at != null; ) {
            Node following;
            synchronized (at) {
                if (at.value == wanted) {
                    return at;
                }
                following = at.next;
            }
            at = following;
        }
        return null;
    }

    static void last(int n) {
        Own last = new Own();
        for (int i = 0; i < n; i++) {
            last = new Own();
            last.v = i;
        }
        last.v = 1;
        /*@ assert last.v == 1 */
    }

    static void maybe(int n) {
        Own made = null;
        for (int i = 0; i < n; i++) {
            made = new Own();
            made.v = 1;
            shared = new Own();
        }
        if (made != null) {
            made.v = 3;
            /*@ assert made.v == 3 */
        }
    }

    static void chain(int n) {
        Own head = null;
        for (int i = 0; i < n; i++) {
            Own fresh = new Own();
            fresh.next = head;
            fresh.v = i;
            head = fresh;
        }
        if (head != null) {
            head.v = 7;
            /*@ assert head.v == 7 */
        }
        shared = head;
    }
}
