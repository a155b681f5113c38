//- verdict: failed
//- option: all
//- java-checks: auto
// What an object has computed for `toString` and `hashCode` it keeps, with a lock or without: nobody else uses it.
final class CachedTexts {
    private final String name;
    private String text;
    private int hash;
    //          ^^^^ error[race]: /`hash` may be written by one thread while another one uses it: no lock is held wherever it is used, and in 1 more place/
    private volatile int length;

    CachedTexts(String name) {
        this.name = name;
    }

    @Override public synchronized String toString() {
        if (text == null) text = "<" + name + ">" + hashCode();
        //                                          ^^^^^^^^^^ error[modifies]: /this step \(it writes `hash`\) is not allowed here: `CachedTexts\.toString` overrides a method of the library that may be called anywhere and is believed to change nothing/
        return text;
    }

    @Override public int hashCode() {
        int h = hash;
        if (h == 0) {
            h = 31 * name.length() + 7;
            hash = h;
//          ^^^^^^^^ error[modifies]: /this step \(it writes `hash`\) is not allowed here: `CachedTexts\.hashCode` overrides a method of the library that may be called anywhere and is believed to change nothing/
        }
        return h;
    }

    boolean isKnown() {
        return hash != 0;
    }

    @Override public boolean equals(Object other) {
        return other instanceof CachedTexts that && that.hash == hash && that.name.equals(name);
    }
}
