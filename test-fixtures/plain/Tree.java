package plain;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.function.BiFunction;

/** A binary search tree with inner classes that see the outer object. */
public class Tree {
    private class Node {
        final int key;
        Node left;
        Node right;

        Node(int key) {
            this.key = key;
            count++;
        }

        int depth() {
            int below = Math.max(left == null ? 0 : left.depth(), right == null ? 0 : right.depth());
            return below + 1;
        }
    }

    private Node root;
    private int count;

    public boolean insert(int key) {
        if (root == null) {
            root = new Node(key);
            return true;
        }
        Node at = root;
        for (;;) {
            if (key == at.key) {
                return false;
            } else if (key < at.key) {
                if (at.left == null) {
                    at.left = this.new Node(key);
                    return true;
                }
                at = at.left;
            } else {
                if (at.right == null) {
                    at.right = new Node(key);
                    return true;
                }
                at = at.right;
            }
        }
    }

    public int depth() {
        return root == null ? 0 : root.depth();
    }

    public int count() {
        return count;
    }

    public <R> R fold(R start, BiFunction<R, Integer, R> step) {
        Deque<Node> path = new ArrayDeque<>();
        R result = start;
        Node at = root;
        while (at != null || !path.isEmpty()) {
            while (at != null) {
                path.push(at);
                at = at.left;
            }
            at = path.pop();
            result = step.apply(result, at.key);
            at = at.right;
        }
        return result;
    }
}
