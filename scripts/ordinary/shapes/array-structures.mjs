/**
 * Shapes of ordinary Java: heaps, hash tables, stacks, rings: data structures in arrays.
 * Neighbours: `../kit.mjs` is what they are written with; `../compose.mjs` lists all shapes.
 */

export function heap(k) {
  const name = k.name('Heap', 'MinHeap', 'PriorityList', 'TopList');
  const type = k.pick('int', 'long', 'double');
  const less = k.pick('<', '>');
  return `public class ${name} {
    private ${type}[] items = new ${type}[${k.int(4, 32)}];
    private int count;

    public void push(${type} item) {
        if (count == items.length) {
            items = Arrays.copyOf(items, count * 2);
        }
        items[count] = item;
        up(count);
        count++;
    }

    public ${type} pop() {
        if (count == 0) {
            throw new IllegalStateException("empty heap");
        }
        ${type} top = items[0];
        count--;
        items[0] = items[count];
        down(0);
        return top;
    }

    public ${type} peek() {
        if (count == 0) {
            throw new IllegalStateException("empty heap");
        }
        return items[0];
    }

    private void up(int index) {
        while (index > 0) {
            int parent = (index - 1) / 2;
            if (items[parent] ${less}= items[index]) {
                return;
            }
            swap(parent, index);
            index = parent;
        }
    }

    private void down(int index) {
        while (true) {
            int child = 2 * index + 1;
            if (child >= count) {
                break;
            }
            if (child + 1 < count && items[child + 1] ${less} items[child]) {
                child++;
            }
            if (items[index] ${less}= items[child]) {
                break;
            }
            swap(index, child);
            index = child;
        }
    }

    private void swap(int i, int j) {
        ${type} item = items[i];
        items[i] = items[j];
        items[j] = item;
    }

    public boolean isEmpty() {
        return count == 0;
    }

    public int size() {
        return count;
    }
}`;
}

export function hashTable(k) {
  const name = k.name('HashTable', 'OpenTable', 'IntTable', 'LookupTable');
  const value = k.pick('int', 'String', k.thing.noun);
  return `public class ${name} {
    private static final int FREE = ${k.pick('-1', 'Integer.MIN_VALUE')};

    private int[] keys;
    private ${value}[] values;
    private int used;

    public ${name}() {
        this(${k.pick(16, 31, 64)});
    }

    public ${name}(int capacity) {
        keys = new int[capacity];
        values = new ${value}[capacity];
        Arrays.fill(keys, FREE);
    }

    private int slot(int key) {
        int index = (key & 0x7fffffff) % keys.length;
        while (keys[index] != FREE && keys[index] != key) {
            index++;
            if (index == keys.length) {
                index = 0;
            }
        }
        return index;
    }

    public void put(int key, ${value} value) {
        if (key == FREE) {
            throw new IllegalArgumentException("this key is not allowed");
        }
        if (used * 4 >= keys.length * 3) {
            grow();
        }
        int index = slot(key);
        if (keys[index] == FREE) {
            keys[index] = key;
            used++;
        }
        values[index] = value;
    }

    public ${value} get(int key${value === 'int' ? ', int fallback' : ''}) {
        int index = slot(key);
        return keys[index] == key ? values[index] : ${value === 'int' ? 'fallback' : 'null'};
    }

    public boolean contains(int key) {
        return key != FREE && keys[slot(key)] == key;
    }

    private void grow() {
        int[] oldKeys = keys;
        ${value}[] oldValues = values;
        keys = new int[oldKeys.length * 2];
        values = new ${value}[keys.length];
        Arrays.fill(keys, FREE);
        for (int i = 0; i < oldKeys.length; i++) {
            if (oldKeys[i] != FREE) {
                int index = slot(oldKeys[i]);
                keys[index] = oldKeys[i];
                values[index] = oldValues[i];
            }
        }
    }

    public int size() {
        return used;
    }

    public int[] keys() {
        int[] found = new int[used];
        int count = 0;
        for (int key : keys) {
            if (key != FREE) {
                found[count++] = key;
            }
        }
        return found;
    }
}`;
}

export function arrayStack(k) {
  const name = k.name('ArrayStack', 'Pile', 'StackOf', 'GrowingStack');
  return `public class ${name}<E> implements Iterable<E> {
    private Object[] elements = new Object[${k.int(4, 16)}];
    private int top;

    public void push(E element) {
        if (top == elements.length) {
            Object[] larger = new Object[elements.length * 2];
            ${
              k.flip()
                ? 'System.arraycopy(elements, 0, larger, 0, top);'
                : `for (int i = 0; i < top; i++) {
                larger[i] = elements[i];
            }`
            }
            elements = larger;
        }
        elements[top++] = element;
    }

    @SuppressWarnings("unchecked")
    public E pop() {
        if (top == 0) {
            throw new ${k.pick('NoSuchElementException', 'IllegalStateException')}("the stack is empty");
        }
        E element = (E) elements[--top];
        elements[top] = null;
        return element;
    }

    @SuppressWarnings("unchecked")
    public E peek() {
        return top == 0 ? null : (E) elements[top - 1];
    }

    public boolean contains(E wanted) {
        for (int i = 0; i < top; i++) {
            if (elements[i] != null && elements[i].equals(wanted)) {
                return true;
            }
        }
        return false;
    }

    public boolean isEmpty() {
        return top == 0;
    }

    public void clear() {
        while (top > 0) {
            elements[--top] = null;
        }
    }

    @Override
    public Iterator<E> iterator() {
        return new Downwards();
    }

    private class Downwards implements Iterator<E> {
        private int position = top;

        @Override
        public boolean hasNext() {
            return position > 0;
        }

        @Override
        @SuppressWarnings("unchecked")
        public E next() {
            if (!hasNext()) {
                throw new NoSuchElementException();
            }
            return (E) elements[--position];
        }
    }
}`;
}

export function ring(k) {
  const name = k.name('RingBuffer', 'SlidingWindow', 'MovingAverage', 'Samples');
  const type = k.pick('double', 'int', 'long', 'float');
  return `public class ${name} {
    private final ${type}[] values;
    private int next;
    private int filled;
    private ${type} sum;

    public ${name}(int size) {
        this.values = new ${type}[size];
    }

    public void add(${type} value) {
        if (filled == values.length) {
            sum -= values[next];
        } else {
            filled++;
        }
        values[next] = value;
        sum += value;
        next++;
        if (next ${k.pick('==', '>=')} values.length) {
            next = 0;
        }
    }

    public double average() {
        return filled == 0 ? 0 : (double) sum / filled;
    }

    public ${type} latest() {
        if (filled == 0) {
            throw new IllegalStateException("nothing there");
        }
        return values[(next + values.length - 1) % values.length];
    }

    public ${type} max() {
        ${type} max = values[0];
        for (int i = 1; i < filled; i++) {
            if (values[i] > max) {
                max = values[i];
            }
        }
        return max;
    }

    public ${type}[] inOrder() {
        ${type}[] result = new ${type}[filled];
        int from = filled < values.length ? 0 : next;
        for (int i = 0; i < filled; i++) {
            result[i] = values[(from + i) % values.length];
        }
        return result;
    }

    public boolean isFull() {
        return filled == values.length;
    }

    public void reset() {
        next = 0;
        filled = 0;
        sum = 0;
    }
}`;
}

export function unionFind(k) {
  const name = k.name('UnionFind', 'DisjointSets', 'Components', 'Clusters');
  return `public class ${name} {
    private final int[] parent;
    private final int[] rank;
    private int sets;

    public ${name}(int size) {
        parent = new int[size];
        rank = new int[size];
        sets = size;
        for (int i = 0; i < size; i++) {
            parent[i] = i;
        }
    }

    public int find(int element) {
        ${
          k.flip()
            ? `int root = element;
        while (parent[root] != root) {
            root = parent[root];
        }
        while (parent[element] != root) {
            int next = parent[element];
            parent[element] = root;
            element = next;
        }
        return root;`
            : `if (parent[element] != element) {
            parent[element] = find(parent[element]);
        }
        return parent[element];`
        }
    }

    public boolean union(int left, int right) {
        int a = find(left);
        int b = find(right);
        if (a == b) {
            return false;
        }
        if (rank[a] < rank[b]) {
            int swap = a;
            a = b;
            b = swap;
        }
        parent[b] = a;
        if (rank[a] == rank[b]) {
            rank[a]++;
        }
        sets--;
        return true;
    }

    public boolean isConnected(int left, int right) {
        return find(left) == find(right);
    }

    public int sets() {
        return sets;
    }

    ${k.maybe(
      60,
      `public int[] sizes() {
        int[] sizes = new int[parent.length];
        for (int i = 0; i < parent.length; i++) {
            sizes[find(i)]++;
        }
        return sizes;
    }`,
    )}
}`;
}

export const ARRAY_STRUCTURES = [heap, hashTable, arrayStack, ring, unionFind];
