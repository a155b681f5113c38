/**
 * Shapes of ordinary Java: strings, numbers, arrays, dates: classes of static methods and small values.
 * Neighbours: `../kit.mjs` is what they are written with; `../compose.mjs` lists all shapes.
 */

export function stringUtilities(k) {
  const name = k.name('Strings', 'StringUtils', 'TextUtil', 'Words');
  return `public final class ${name} {
    private ${name}() {
    }

${k.members(
  ...k.some(
    [
      `    public static boolean isBlank(String text) {
        if (text == null) {
            return true;
        }
        for (int i = 0; i < text.length(); i++) {
            if (!Character.isWhitespace(text.charAt(i))) {
                return false;
            }
        }
        return true;
    }`,
      `    public static String capitalize(String text) {
        if (text == null || text.isEmpty()) {
            return text;
        }
        return Character.toUpperCase(text.charAt(0)) + text.substring(1);
    }`,
      `    public static String join(Collection<?> items, String separator) {
        StringBuilder joined = new StringBuilder();
        for (Object item : items) {
            if (joined.length() > 0) {
                joined.append(separator);
            }
            joined.append(item);
        }
        return joined.toString();
    }`,
      `    public static String reverse(String text) {
        char[] chars = text.toCharArray();
        for (int i = 0, j = chars.length - 1; i < j; i++, j--) {
            char c = chars[i];
            chars[i] = chars[j];
            chars[j] = c;
        }
        return new String(chars);
    }`,
      `    public static boolean isPalindrome(String text) {
        int left = 0;
        int right = text.length() - 1;
        while (left < right) {
            if (text.charAt(left) != text.charAt(right)) {
                return false;
            }
            left++;
            right--;
        }
        return true;
    }`,
      `    public static int count(String text, char wanted) {
        int count = 0;
        for (char c : text.toCharArray()) {
            if (c == wanted) {
                count++;
            }
        }
        return count;
    }`,
      `    public static String shorten(String text, int length) {
        if (text.length() <= length) {
            return text;
        }
        return text.substring(0, Math.max(0, length - 3)) + "...";
    }`,
      `    public static String leftPad(String text, int width, char filler) {
        StringBuilder padded = new StringBuilder();
        for (int i = text.length(); i < width; i++) {
            padded.append(filler);
        }
        return padded.append(text).toString();
    }`,
      `    public static List<String> wrap(String text, int width) {
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder();
        for (String word : text.split(" ")) {
            if (line.length() > 0 && line.length() + 1 + word.length() > width) {
                lines.add(line.toString());
                line = new StringBuilder();
            }
            if (line.length() > 0) {
                line.append(' ');
            }
            line.append(word);
        }
        if (line.length() > 0) {
            lines.add(line.toString());
        }
        return lines;
    }`,
      `    public static String defaultIfEmpty(String text, String fallback) {
        return text == null || text.isEmpty() ? fallback : text;
    }`,
    ],
    k.int(6, 9),
  ),
)}
}`;
}

export function numbers(k) {
  const name = k.name('Numbers', 'MathUtil', 'IntMath', 'Arithmetic');
  const type = k.pick('int', 'long');
  return `public final class ${name} {
    private ${name}() {
    }

${k.members(
  ...k.some(
    [
      `    public static ${type} gcd(${type} a, ${type} b) {
        while (b != 0) {
            ${type} rest = a % b;
            a = b;
            b = rest;
        }
        return a < 0 ? -a : a;
    }`,
      `    public static ${type} power(${type} base, int exponent) {
        if (exponent < 0) {
            throw new ArithmeticException("negative exponent");
        }
        ${type} result = 1;
        while (exponent > 0) {
            if ((exponent & 1) == 1) {
                result *= base;
            }
            base *= base;
            exponent >>= 1;
        }
        return result;
    }`,
      `    public static boolean isPrime(${type} number) {
        if (number < 2) {
            return false;
        }
        for (${type} divisor = 2; divisor * divisor <= number; divisor++) {
            if (number % divisor == 0) {
                return false;
            }
        }
        return true;
    }`,
      `    public static ${type} factorial(int n) {
        return n <= 1 ? 1 : n * factorial(n - 1);
    }`,
      `    public static ${type} fibonacci(int n) {
        ${type} before = 0;
        ${type} current = 1;
        for (int i = 1; i < n; i++) {
            ${type} next = before + current;
            before = current;
            current = next;
        }
        return n == 0 ? 0 : current;
    }`,
      `    public static ${type} clamp(${type} value, ${type} low, ${type} high) {
        if (low > high) {
            throw new IllegalArgumentException(low + " > " + high);
        }
        return value < low ? low : value > high ? high : value;
    }`,
      `    public static int digitSum(${type} number) {
        int sum = 0;
        for (${type} rest = Math.abs(number); rest > 0; rest /= 10) {
            sum += rest % 10;
        }
        return sum;
    }`,
      `    public static boolean isPowerOfTwo(${type} number) {
        return number > 0 && (number & (number - 1)) == 0;
    }`,
      `    public static ${type} squareRoot(${type} number) {
        ${type} low = 0;
        ${type} high = number;
        while (low < high) {
            ${type} middle = (low + high + 1) / 2;
            if (middle <= number / middle) {
                low = middle;
            } else {
                high = middle - 1;
            }
        }
        return low;
    }`,
      `    public static double round(double value, int digits) {
        double factor = Math.pow(10, digits);
        return Math.round(value * factor) / factor;
    }`,
      `    public static String toRoman(int number) {
        int[] values = {1000, 900, 500, 400, 100, 90, 50, 40, 10, 9, 5, 4, 1};
        String[] letters = {"M", "CM", "D", "CD", "C", "XC", "L", "XL", "X", "IX", "V", "IV", "I"};
        StringBuilder roman = new StringBuilder();
        for (int i = 0; i < values.length; i++) {
            while (number >= values[i]) {
                roman.append(letters[i]);
                number -= values[i];
            }
        }
        return roman.toString();
    }`,
    ],
    k.int(6, 9),
  ),
)}
}`;
}

export function arrayUtilities(k) {
  const name = k.name('ArrayUtil', 'IntArrays', 'Vectors', 'Series');
  const type = k.pick('int', 'long', 'double');
  return `public final class ${name} {
    private ${name}() {
    }

${k.members(
  ...k.some(
    [
      `    public static ${type} max(${type}[] values) {
        if (values.length == 0) {
            throw new IllegalArgumentException("no values");
        }
        ${type} max = values[0];
        for (${type} value : values) {
            if (value > max) {
                max = value;
            }
        }
        return max;
    }`,
      `    public static int indexOf(${type}[] values, ${type} wanted) {
        for (int i = 0; i < values.length; i++) {
            if (values[i] == wanted) {
                return i;
            }
        }
        return -1;
    }`,
      `    public static void reverse(${type}[] values) {
        for (int i = 0; i < values.length / 2; i++) {
            ${type} value = values[i];
            values[i] = values[values.length - 1 - i];
            values[values.length - 1 - i] = value;
        }
    }`,
      `    public static ${type}[] concat(${type}[] left, ${type}[] right) {
        ${type}[] joined = new ${type}[left.length + right.length];
        System.arraycopy(left, 0, joined, 0, left.length);
        System.arraycopy(right, 0, joined, left.length, right.length);
        return joined;
    }`,
      `    public static ${type}[] insert(${type}[] values, int at, ${type} value) {
        if (at < 0 || at > values.length) {
            throw new IndexOutOfBoundsException("at " + at);
        }
        ${type}[] longer = new ${type}[values.length + 1];
        for (int i = 0; i < at; i++) {
            longer[i] = values[i];
        }
        longer[at] = value;
        for (int i = at; i < values.length; i++) {
            longer[i + 1] = values[i];
        }
        return longer;
    }`,
      `    public static boolean isSorted(${type}[] values) {
        for (int i = 1; i < values.length; i++) {
            if (values[i - 1] > values[i]) {
                return false;
            }
        }
        return true;
    }`,
      `    public static double mean(${type}... values) {
        double sum = 0;
        for (${type} value : values) {
            sum += value;
        }
        return values.length == 0 ? 0 : sum / values.length;
    }`,
      `    public static void rotate(${type}[] values, int distance) {
        int length = values.length;
        if (length == 0) {
            return;
        }
        ${type}[] copy = values.clone();
        for (int i = 0; i < length; i++) {
            values[(i + distance) % length] = copy[i];
        }
    }`,
      `    public static int[] histogram(int[] values, int buckets) {
        int[] counts = new int[buckets];
        for (int value : values) {
            if (value >= 0 && value < buckets) {
                counts[value]++;
            }
        }
        return counts;
    }`,
      `    public static ${type}[] prefixSums(${type}[] values) {
        ${type}[] sums = new ${type}[values.length + 1];
        for (int i = 0; i < values.length; i++) {
            sums[i + 1] = sums[i] + values[i];
        }
        return sums;
    }`,
    ],
    k.int(5, 8),
  ),
)}
}`;
}

export function dates(k) {
  const name = k.name('Day', 'CalendarDate', 'SimpleDate', 'DateOnly');
  return `public final class ${name} implements Comparable<${name}> {
    private static final int[] DAYS = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};

    private final int year;
    private final int month;
    private final int day;

    public ${name}(int year, int month, int day) {
        if (month < 1 || month > 12) {
            throw new IllegalArgumentException("month " + month);
        }
        if (day < 1 || day > daysOf(year, month)) {
            throw new IllegalArgumentException("day " + day);
        }
        this.year = year;
        this.month = month;
        this.day = day;
    }

    public static boolean isLeap(int year) {
        return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
    }

    public static int daysOf(int year, int month) {
        ${
          k.flip()
            ? 'return month == 2 && isLeap(year) ? 29 : DAYS[month - 1];'
            : `switch (month) {
            case 2:
                return isLeap(year) ? 29 : 28;
            case 4: case 6: case 9: case 11:
                return 30;
            default:
                return DAYS[0];
        }`
        }
    }

    public int dayOfYear() {
        int days = day;
        for (int m = 1; m < month; m++) {
            days += daysOf(year, m);
        }
        return days;
    }

    public ${name} nextDay() {
        if (day < daysOf(year, month)) {
            return new ${name}(year, month, day + 1);
        }
        return month < 12 ? new ${name}(year, month + 1, 1) : new ${name}(year + 1, 1, 1);
    }

    public int daysUntil(${name} other) {
        int days = 0;
        ${name} current = this;
        while (current.compareTo(other) < 0) {
            current = current.nextDay();
            days++;
        }
        return days;
    }

    @Override
    public int compareTo(${name} other) {
        if (year != other.year) {
            return Integer.compare(year, other.year);
        }
        if (month != other.month) {
            return month - other.month;
        }
        return day - other.day;
    }

    @Override
    public boolean equals(Object object) {
        return object instanceof ${name} && compareTo((${name}) object) == 0;
    }

    @Override
    public int hashCode() {
        return (year * 13 + month) * ${k.int(32, 40)} + day;
    }

    @Override
    public String toString() {
        return ${k.pick('String.format("%04d-%02d-%02d", year, month, day)', 'day + "." + month + "." + year')};
    }

    public static ${name} parse(String text) {
        String[] parts = text.split("-");
        if (parts.length != 3) {
            throw new IllegalArgumentException("no date: " + text);
        }
        return new ${name}(Integer.parseInt(parts[0]), Integer.parseInt(parts[1]), Integer.parseInt(parts[2]));
    }
}`;
}

export const UTILITIES = [stringUtilities, numbers, arrayUtilities, dates];
