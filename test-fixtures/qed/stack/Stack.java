/**
 * Michael's non-blocking stack with hazard pointers (QED, Figure 16). Nodes are the client's: who pushes one owns it, who pops one owns it then. A popper announces the node
 * that it is about to take off, and a node is not pushed again while somebody has announced it.
 */
class Stack {
    private volatile Node top;

    private boolean casTop(Node old, Node now) {
        boolean done = false;
        /*@ atomic */ {
            if (top == old) {
                top = now;
                done = true;
            }
        }
        return done;
    }

    Node pop(Hazard h) {
        Node t;
        while (true) {
            look: t = top;
            if (t == null) break;
            announce: h.node = t;
            again: if (t != top) continue;
            Node n;
            next: n = t.next;
            if (casTop(t, n)) break;
        }
        retire: h.node = null;
        return t;
    }

    boolean push(Node b, Hazard[] hazards) {
        int k = 0;
        while (k < hazards.length) {
            if (hazards[k].node == b) return false;
            k = k + 1;
        }
        Node t;
        while (true) {
            look: t = top;
            link: b.next = t;
            if (casTop(t, b)) break;
        }
        return true;
    }
}

class Node {
    volatile Node next;
}

class Hazard {
    volatile Node node;
}
