//- verdict: verified
/**
 * Names are numbers: up to eight letters, packed five bits each. What is no letter ends the name. The empty name is 0, which no file has.
 */
final class Names {
    private static final int RADIX = 32;

    private Names() {
    }

    /** The number of a letter, 0 for anything else. Case does not matter. */
    static int letter(int symbol) {
        if ('a' <= symbol && symbol <= 'z') return symbol - 'a' + 1;
        if ('A' <= symbol && symbol <= 'Z') return symbol - 'A' + 1;
        return 0;
    }

    /** The name with one more letter at its end; the same name where the symbol is no letter or the name is full. */
    static long append(long name, int symbol) {
        int code = letter(symbol);
        if (code == 0 || isFull(name)) return name;
        return name * RADIX + code;
    }

    /** There is no room for a ninth letter. */
    static boolean isFull(long name) {
        long rest = name;
        for (int letters = 0; letters < 7; letters++) rest = rest / RADIX;
        return rest > 0;
    }

    /** How many letters a name has. */
    static int length(long name) {
        int letters = 0;
        long rest = name;
        while (rest > 0 && letters < 8) {
            rest = rest / RADIX;
            letters++;
        }
        return letters;
    }

    /** The letter at a place counted from the end, in lower case; a space where the name has none. */
    //@ requires fromEnd >= 0
    static int symbolAt(long name, int fromEnd) {
        long rest = name;
        for (int skipped = 0; skipped < fromEnd; skipped++) rest = rest / RADIX;
        long code = rest % RADIX;
        return code == 0 ? ' ' : (int) code - 1 + 'a';
    }
}
