//- verdict: failed
//- option: all
//- java-checks: auto
// What an object has computed for `toString` and `hashCode` it keeps, with a lock or without: nobody else uses it.
final class CachedTexts {
    private final String name;
    private String text;
    private int hash;
    private volatile int length;

    CachedTexts(String name) {
        this.name = name;
    }

    @Override public synchronized String toString() {
        if (text == null) {
            String made = String.valueOf(name) + hashCode();
            assert text == null;
            //     ^^^^^^^^^^^^ error[assertion]: /`text == null` may not hold here\./
            text = made;
        }
        return text;
    }

    @Override public int hashCode() {
        int h = hash;
        if (h == 0) {
            h = 31 * name.length() + 7;
            hash = h;
        }
        return h;
    }

    @Override public boolean equals(Object other) {
        return other instanceof CachedTexts that && that.hash == hash && that.name.equals(name);
    }
}
