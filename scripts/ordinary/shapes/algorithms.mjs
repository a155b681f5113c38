/**
 * Shapes of ordinary Java: sorting, dynamic programs, versions, checksums.
 * Neighbours: `../kit.mjs` is what they are written with; `../compose.mjs` lists all shapes.
 */

export function sorting(k) {
  const name = k.name('Sorter', 'Sorting', 'Sorts', 'OrderUtil');
  const type = k.pick('int', 'long', 'double');
  return `public final class ${name} {
    private static int comparisons;

    private ${name}() {
    }

    private static void swap(${type}[] a, int i, int j) {
        ${type} t = a[i];
        a[i] = a[j];
        a[j] = t;
    }

${k.members(
  ...k.some(
    [
      `    public static void insertionSort(${type}[] a) {
        for (int i = 1; i < a.length; i++) {
            ${type} value = a[i];
            int j = i - 1;
            while (j >= 0 && a[j] > value) {
                a[j + 1] = a[j];
                j--;
            }
            a[j + 1] = value;
        }
    }`,
      `    public static void bubbleSort(${type}[] a) {
        boolean swapped = true;
        for (int end = a.length - 1; swapped && end > 0; end--) {
            swapped = false;
            for (int i = 0; i < end; i++) {
                comparisons++;
                if (a[i] > a[i + 1]) {
                    swap(a, i, i + 1);
                    swapped = true;
                }
            }
        }
    }`,
      `    public static void selectionSort(${type}[] a) {
        for (int i = 0; i < a.length - 1; i++) {
            int smallest = i;
            for (int j = i + 1; j < a.length; j++) {
                if (a[j] < a[smallest]) {
                    smallest = j;
                }
            }
            swap(a, i, smallest);
        }
    }`,
      `    public static void quickSort(${type}[] a) {
        quickSort(a, 0, a.length - 1);
    }

    private static void quickSort(${type}[] a, int low, int high) {
        if (low >= high) {
            return;
        }
        ${type} pivot = a[(low + high) / 2];
        int i = low;
        int j = high;
        while (i <= j) {
            while (a[i] < pivot) {
                i++;
            }
            while (a[j] > pivot) {
                j--;
            }
            if (i <= j) {
                swap(a, i++, j--);
            }
        }
        quickSort(a, low, j);
        quickSort(a, i, high);
    }`,
      `    public static ${type}[] merge(${type}[] left, ${type}[] right) {
        ${type}[] merged = new ${type}[left.length + right.length];
        int l = 0;
        int r = 0;
        for (int i = 0; i < merged.length; i++) {
            if (r >= right.length || l < left.length && left[l] <= right[r]) {
                merged[i] = left[l++];
            } else {
                merged[i] = right[r++];
            }
        }
        return merged;
    }`,
      `    public static int binarySearch(${type}[] a, ${type} key) {
        int low = 0;
        int high = a.length - 1;
        while (low <= high) {
            int middle = low + (high - low) / 2;
            if (a[middle] < key) {
                low = middle + 1;
            } else if (a[middle] > key) {
                high = middle - 1;
            } else {
                return middle;
            }
        }
        return -(low + 1);
    }`,
    ],
    k.int(3, 5),
  ),
)}

    public static int getComparisons() {
        return comparisons;
    }
}`;
}

export function dynamicPrograms(k) {
  const name = k.name('Distances', 'SequenceMatcher', 'Optimizer', 'Alignment');
  return `public class ${name} {
${k.members(
  ...k.some(
    [
      `    public static int editDistance(String left, String right) {
        int[][] costs = new int[left.length() + 1][right.length() + 1];
        for (int i = 0; i <= left.length(); i++) {
            costs[i][0] = i;
        }
        for (int j = 0; j <= right.length(); j++) {
            costs[0][j] = j;
        }
        for (int i = 1; i <= left.length(); i++) {
            for (int j = 1; j <= right.length(); j++) {
                int same = left.charAt(i - 1) == right.charAt(j - 1) ? 0 : 1;
                costs[i][j] = Math.min(costs[i - 1][j - 1] + same, Math.min(costs[i - 1][j], costs[i][j - 1]) + 1);
            }
        }
        return costs[left.length()][right.length()];
    }`,
      `    public static String longestCommon(String a, String b) {
        int best = 0;
        int end = 0;
        int[] previous = new int[b.length() + 1];
        for (int i = 1; i <= a.length(); i++) {
            int[] current = new int[b.length() + 1];
            for (int j = 1; j <= b.length(); j++) {
                if (a.charAt(i - 1) == b.charAt(j - 1)) {
                    current[j] = previous[j - 1] + 1;
                    if (current[j] > best) {
                        best = current[j];
                        end = i;
                    }
                }
            }
            previous = current;
        }
        return a.substring(end - best, end);
    }`,
      `    public static int knapsack(int[] weights, int[] values, int capacity) {
        if (weights.length != values.length) {
            throw new IllegalArgumentException("lengths differ");
        }
        int[] best = new int[capacity + 1];
        for (int i = 0; i < weights.length; i++) {
            for (int c = capacity; c >= weights[i]; c--) {
                int with = best[c - weights[i]] + values[i];
                if (with > best[c]) {
                    best[c] = with;
                }
            }
        }
        return best[capacity];
    }`,
      `    public static int change(int[] coins, int sum) {
        int[] fewest = new int[sum + 1];
        for (int s = 1; s <= sum; s++) {
            fewest[s] = Integer.MAX_VALUE;
            for (int coin : coins) {
                if (coin <= s && fewest[s - coin] != Integer.MAX_VALUE) {
                    fewest[s] = Math.min(fewest[s], fewest[s - coin] + 1);
                }
            }
        }
        return fewest[sum] == Integer.MAX_VALUE ? -1 : fewest[sum];
    }`,
      `    public static long paths(int rows, int columns) {
        long[] row = new long[columns];
        Arrays.fill(row, 1);
        for (int r = 1; r < rows; r++) {
            for (int c = 1; c < columns; c++) {
                row[c] += row[c - 1];
            }
        }
        return row[columns - 1];
    }`,
      `    public static int indexOf(char[] text, char[] pattern) {
        for (int start = 0; start + pattern.length <= text.length; start++) {
            int i = 0;
            while (i < pattern.length && text[start + i] == pattern[i]) {
                i++;
            }
            if (i == pattern.length) {
                return start;
            }
        }
        return -1;
    }`,
    ],
    k.int(3, 5),
  ),
)}
}`;
}

export function version(k) {
  const name = k.name('Version', 'Release', 'SemanticVersion', 'Revision');
  return `public record ${name}(int major, int minor, int patch) implements Comparable<${name}> {
    public ${name} {
        if (major < 0 || minor < 0 || patch < 0) {
            throw new IllegalArgumentException("negative part");
        }
    }

    public static ${name} parse(String text) {
        String[] parts = text.split("\\\\.");
        if (parts.length == 0 || parts.length > 3) {
            throw new IllegalArgumentException(text);
        }
        int[] numbers = new int[3];
        for (int i = 0; i < parts.length; i++) {
            numbers[i] = Integer.parseInt(parts[i]);
        }
        return new ${name}(numbers[0], numbers[1], numbers[2]);
    }

    @Override
    public int compareTo(${name} other) {
        int order = Integer.compare(major, other.major);
        if (order == 0) {
            order = Integer.compare(minor, other.minor);
        }
        return order != 0 ? order : Integer.compare(patch, other.patch);
    }

    public boolean isCompatibleWith(${name} other) {
        return major == other.major && compareTo(other) >= 0;
    }

    public ${name} nextMajor() {
        return new ${name}(major + 1, 0, 0);
    }

    public ${name} nextMinor() {
        return new ${name}(major, minor + 1, 0);
    }

    public static ${name} latest(List<${name}> versions) {
        ${name} latest = null;
        for (${name} version : versions) {
            if (latest == null || version.compareTo(latest) > 0) {
                latest = version;
            }
        }
        return latest;
    }

    @Override
    public String toString() {
        return major + "." + minor + "." + patch;
    }
}`;
}

export function checksum(k) {
  const name = k.name('Checksum', 'HashCodes', 'Digest', 'Crc');
  const prime = k.pick(31, 33, 37, 16777619);
  return `public final class ${name} {
    private static final int[] TABLE = new int[256];

    static {
        for (int n = 0; n < 256; n++) {
            int c = n;
            for (int bit = 0; bit < 8; bit++) {
                c = (c & 1) != 0 ? 0x${k.pick('EDB88320', '82F63B78')} ^ (c >>> 1) : c >>> 1;
            }
            TABLE[n] = c;
        }
    }

    private int crc = -1;
    private long length;

    public void update(byte[] data) {
        update(data, 0, data.length);
    }

    public void update(byte[] data, int offset, int count) {
        if (offset < 0 || count < 0 || offset + count > data.length) {
            throw new IndexOutOfBoundsException();
        }
        for (int i = offset; i < offset + count; i++) {
            crc = TABLE[(crc ^ data[i]) & 0xff] ^ (crc >>> 8);
        }
        length += count;
    }

    public int value() {
        return ~crc;
    }

    public long length() {
        return length;
    }

    public static int hash(String text) {
        int hash = ${k.int(7, 5381)};
        for (int i = 0; i < text.length(); i++) {
            hash = hash * ${prime} + text.charAt(i);
        }
        return hash;
    }

    public static String hex(byte[] data) {
        char[] digits = "0123456789abcdef".toCharArray();
        char[] out = new char[data.length * 2];
        for (int i = 0; i < data.length; i++) {
            out[2 * i] = digits[(data[i] >> 4) & 15];
            out[2 * i + 1] = digits[data[i] & 15];
        }
        return new String(out);
    }

    public static byte[] unhex(String text) {
        byte[] data = new byte[text.length() / 2];
        for (int i = 0; i < data.length; i++) {
            int high = Character.digit(text.charAt(2 * i), 16);
            int low = Character.digit(text.charAt(2 * i + 1), 16);
            if (high < 0 || low < 0) {
                throw new IllegalArgumentException("no hex digit near " + 2 * i);
            }
            data[i] = (byte) (high << 4 | low);
        }
        return data;
    }
}`;
}

export const ALGORITHMS = [sorting, dynamicPrograms, version, checksum];
