/**
 * Shapes of ordinary Java: linked lists, trees, tries, caches by hand: data structures of nodes.
 * Neighbours: `../kit.mjs` is what they are written with; `../compose.mjs` lists all shapes.
 */

export function linkedList(k) {
  const name = k.name('LinkedSequence', 'Chain', 'SinglyLinked', 'NodeList');
  const [first, last] = k.pick(['first', 'last'], ['head', 'tail']);
  return `public class ${name}<T> implements Iterable<T> {
    private static class Node<T> {
        T value;
        Node<T> next;

        Node(T value) {
            this.value = value;
        }
    }

    private Node<T> ${first};
    private Node<T> ${last};
    private int size;

    public void add(T value) {
        Node<T> node = new Node<>(value);
        if (${last} == null) {
            ${first} = node;
        } else {
            ${last}.next = node;
        }
        ${last} = node;
        size++;
    }

    public void addFirst(T value) {
        Node<T> node = new Node<>(value);
        node.next = ${first};
        ${first} = node;
        if (${last} == null) {
            ${last} = node;
        }
        size++;
    }

    public T get(int index) {
        if (index < 0 || index >= size) {
            throw new IndexOutOfBoundsException("index " + index + ", size " + size);
        }
        Node<T> node = ${first};
        for (int i = 0; i < index; i++) {
            node = node.next;
        }
        return node.value;
    }

    public boolean remove(T value) {
        Node<T> before = null;
        for (Node<T> node = ${first}; node != null; node = node.next) {
            if (${k.pick('node.value.equals(value)', 'Objects.equals(node.value, value)')}) {
                if (before == null) {
                    ${first} = node.next;
                } else {
                    before.next = node.next;
                }
                if (node == ${last}) {
                    ${last} = before;
                }
                size--;
                return true;
            }
            before = node;
        }
        return false;
    }

${k.maybe(
  60,
  `    public void reverse() {
        Node<T> reversed = null;
        Node<T> node = ${first};
        ${last} = ${first};
        while (node != null) {
            Node<T> next = node.next;
            node.next = reversed;
            reversed = node;
            node = next;
        }
        ${first} = reversed;
    }`,
)}

    public int size() {
        return size;
    }

    @Override
    public Iterator<T> iterator() {
        return new Iterator<T>() {
            private Node<T> current = ${first};

            @Override
            public boolean hasNext() {
                return current != null;
            }

            @Override
            public T next() {
                if (current == null) {
                    throw new NoSuchElementException();
                }
                T value = current.value;
                current = current.next;
                return value;
            }
        };
    }
}`;
}

export function searchTree(k) {
  const name = k.name('SearchTree', 'SortedTree', 'OrderedTable', 'BinaryTree');
  const isGeneric = k.flip();
  const key = isGeneric ? 'K' : k.pick('int', 'long', 'String');
  const compare =
    isGeneric || key === 'String'
      ? 'key.compareTo(node.key)'
      : key === 'int'
        ? 'Integer.compare(key, node.key)'
        : 'Long.compare(key, node.key)';
  return `public class ${name}<${isGeneric ? 'K extends Comparable<K>, ' : ''}V> {
    private class Node {
        final ${key} key;
        V value;
        Node left;
        Node right;

        Node(${key} key, V value) {
            this.key = key;
            this.value = value;
        }
    }

    private Node root;
    private int size;

    public V get(${key} key) {
        Node node = root;
        while (node != null) {
            int order = ${compare};
            if (order == 0) {
                return node.value;
            }
            node = order < 0 ? node.left : node.right;
        }
        return null;
    }

    public void put(${key} key, V value) {
        root = insert(root, key, value);
    }

    private Node insert(Node node, ${key} key, V value) {
        if (node == null) {
            size++;
            return new Node(key, value);
        }
        int order = ${compare};
        if (order < 0) {
            node.left = insert(node.left, key, value);
        } else if (order > 0) {
            node.right = insert(node.right, key, value);
        } else {
            node.value = value;
        }
        return node;
    }

    public ${key} smallest() {
        if (root == null) {
            throw new NoSuchElementException("empty");
        }
        Node node = root;
        while (node.left != null) {
            node = node.left;
        }
        return node.key;
    }

    public int height() {
        return height(root);
    }

    private int height(Node node) {
        if (node == null) {
            return 0;
        }
        return 1 + Math.max(height(node.left), height(node.right));
    }

    public void forEach(Consumer<${isGeneric ? 'K' : 'V'}> visitor) {
        visit(root, visitor);
    }

    private void visit(Node node, Consumer<${isGeneric ? 'K' : 'V'}> visitor) {
        if (node != null) {
            visit(node.left, visitor);
            visitor.accept(node.${isGeneric ? 'key' : 'value'});
            visit(node.right, visitor);
        }
    }

    public int size() {
        return size;
    }
}`;
}

export function trie(k) {
  const name = k.name('Trie', 'WordTree', 'PrefixIndex', 'Dictionary');
  return `public class ${name} {
    private static final int LETTERS = 26;

    private static class Node {
        final Node[] children = new Node[LETTERS];
        boolean isWord;
        int passes;
    }

    private final Node root = new Node();
    private int words;

    public boolean add(String word) {
        Node node = root;
        for (int i = 0; i < word.length(); i++) {
            int index = index(word.charAt(i));
            if (node.children[index] == null) {
                node.children[index] = new Node();
            }
            node = node.children[index];
            node.passes++;
        }
        if (node.isWord) {
            return false;
        }
        node.isWord = true;
        words++;
        return true;
    }

    private static int index(char letter) {
        int index = Character.toLowerCase(letter) - 'a';
        if (index < 0 || index >= LETTERS) {
            throw new IllegalArgumentException("no letter: " + letter);
        }
        return index;
    }

    private Node find(String prefix) {
        Node node = root;
        for (int i = 0; i < prefix.length(); i++) {
            node = node.children[index(prefix.charAt(i))];
            if (node == null) {
                return null;
            }
        }
        return node;
    }

    public boolean contains(String word) {
        Node node = find(word);
        return node != null && node.isWord;
    }

    public int countPrefix(String prefix) {
        Node node = find(prefix);
        return node == null ? 0 : node.passes;
    }

    public List<String> complete(String prefix, int limit) {
        List<String> found = new ArrayList<>();
        Node node = find(prefix);
        if (node != null) {
            collect(node, new StringBuilder(prefix), found, limit);
        }
        return found;
    }

    private void collect(Node node, StringBuilder word, List<String> found, int limit) {
        if (found.size() >= limit) {
            return;
        }
        if (node.isWord) {
            found.add(word.toString());
        }
        for (int i = 0; i < LETTERS; i++) {
            if (node.children[i] != null) {
                word.append((char) ('a' + i));
                collect(node.children[i], word, found, limit);
                word.deleteCharAt(word.length() - 1);
            }
        }
    }

    public int size() {
        return words;
    }
}`;
}

export function recencyList(k) {
  const name = k.name('LruCache', 'RecencyMap', 'RecentlyUsed', 'LeastRecent');
  return `public class ${name}<K, V> {
    private static final class Link<K, V> {
        final K key;
        V value;
        Link<K, V> previous;
        Link<K, V> next;

        Link(K key, V value) {
            this.key = key;
            this.value = value;
        }
    }

    private final int limit;
    private final Map<K, Link<K, V>> links = new HashMap<>();
    private Link<K, V> newest;
    private Link<K, V> oldest;

    public ${name}(int limit) {
        this.limit = Math.max(1, limit);
    }

    public V get(K key) {
        Link<K, V> link = links.get(key);
        if (link == null) {
            return null;
        }
        unlink(link);
        pushNewest(link);
        return link.value;
    }

    public void put(K key, V value) {
        Link<K, V> link = links.get(key);
        if (link != null) {
            link.value = value;
            unlink(link);
            pushNewest(link);
            return;
        }
        if (links.size() >= limit) {
            links.remove(oldest.key);
            unlink(oldest);
        }
        link = new Link<>(key, value);
        links.put(key, link);
        pushNewest(link);
    }

    private void pushNewest(Link<K, V> link) {
        link.previous = newest;
        link.next = null;
        if (newest != null) {
            newest.next = link;
        }
        newest = link;
        if (oldest == null) {
            oldest = link;
        }
    }

    private void unlink(Link<K, V> link) {
        if (link.previous == null) {
            oldest = link.next;
        } else {
            link.previous.next = link.next;
        }
        if (link.next == null) {
            newest = link.previous;
        } else {
            link.next.previous = link.previous;
        }
    }

    public int size() {
        return links.size();
    }
}`;
}

export const LINKED_STRUCTURES = [linkedList, searchTree, trie, recencyList];
