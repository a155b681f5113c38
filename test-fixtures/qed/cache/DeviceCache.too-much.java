/**
 * A device cache (QED, section 2.1): what has been read from the device is kept, and one thread at a time reads on.
 * `read` gives the part of the device from `start` on, as much of it as can be had without waiting.
 */
class DeviceCache {
    private final int[] device;
    private final int[] cache;
    private final Object lock = new Object();
    private int currsize;
    private int newsize;

    DeviceCache(int capacity) /*@ requires capacity >= 0 */ {
        device = new int[capacity];
        cache = new int[capacity];
    }

    int[] read(int start, int size) {
        if (start < 0 || size < 0 || start + size > device.length) return new int[0];
        int i;
        boolean fill = false;
        request: synchronized (lock) {
            i = currsize;
            if (start + size <= i) {
                hit: fill = false;
            } else if (newsize > i) {
                part: size = start <= i ? i - start + 1 : 0;
            } else {
                newsize = start + size;
                fill = true;
            }
        }
        int[] d = device;
        int[] c = cache;
        int b;
        if (fill) {
            while (i < start + size) {
                load: b = d[i];
                copy: c[i] = b;
                i = i + 1;
            }
            publish: synchronized (lock) {
                int tmp = newsize;
                currsize = tmp;
            }
        }
        int[] buffer = new int[size];
        int j = 0;
        while (j < size) {
            fetch: b = c[start + j];
            give: buffer[j] = b;
            j = j + 1;
        }
        return buffer;
    }
}
