//- verdict: failed
//- java-checks: auto
// An array is used under its lock by whatever name, and whoever asks for it gets a copy.
import java.util.Arrays;

class ArraysByName {
    private final Object lock = new Object();
    private int[] data = new int[8];
    private int size;

    void add(int x) {
        synchronized (lock) {
            if (size == data.length) data = Arrays.copyOf(data, 2 * size);
            data[size++] = x;
        }
    }

    void set(int i, int x) {
        int[] d;
        synchronized (lock) {
            d = data;
        }
        d[i] = x;
//      ^^^^^^^^ error[race]: /`d\[i\]` is written here without holding `lock`, which is held in most places where it is used/
    }

    int get(int i) {
        synchronized (lock) {
            return data[i];
        }
    }

    int[] all() {
        synchronized (lock) {
            return data.clone();
        }
    }
}

class Published {
    private volatile Object[] items = new Object[0];

    synchronized void add(Object o) {
        Object[] old = items;
        Object[] made = Arrays.copyOf(old, old.length + 1);
        made[old.length] = o;
        items = made;
    }

    boolean contains(Object o) {
        for (Object one : items) if (one == o) return true;
        return false;
    }
}
