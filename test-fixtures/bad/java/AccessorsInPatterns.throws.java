//- verdict: unsupported
//- verdict AccessorsInPatterns.called: verified
/** What an accessor throws in a pattern is wrapped in some places, and arrives as it is in others. */
class AccessorsInPatterns {
    record Guarded(int value) {
        @Override
        public int value() {
            if (value < 0) throw new IllegalStateException();
            return value;
        }
    }

    private final Object lock = new Object();

    int held(Object given) {
        try {
            synchronized (lock) {
                return given instanceof Guarded(int value) ? 1 : 2;
                //                      ^^^^^^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a record pattern of `AccessorsInPatterns\.Guarded`, since its accessor `value` does more than to compute with components: how often it runs in a pattern, in which order, and what becomes of what it throws, the compiler decides \(call it where its value is needed\)/
            }
        } catch (IllegalStateException e) {
            return 3;
        }
    }

    static int called(Guarded given) {
        int seen = 0;
        if (given == null) return seen;
        try {
            seen = given.value() < 0 ? 7 : 1;
        } catch (IllegalStateException e) {
            seen = 2;
        }
        /*@ assert seen == 1 || seen == 2 */
        return seen;
    }
}
