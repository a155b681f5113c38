//- verdict: unsupported
/** An accessor that takes a monitor, or has a specification of its own. */
class AccessorsInPatterns {
    record Locked(int value) {
        @Override
        public synchronized int value() {
            return value;
        }
    }

    record Asking(int value) {
        /*@ requires value > 0 */
        @Override
        public int value() {
            return value;
        }
    }

    static int locked(Object given) {
        return given instanceof Locked(int a) ? a : 0;
        //                      ^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a record pattern of `AccessorsInPatterns\.Locked`, since its accessor `value` does more than to compute with components: how often it runs in a pattern, in which order, and what becomes of what it throws, the compiler decides \(call it where its value is needed\)/
    }

    static int asking(Object given) {
        return given instanceof Asking(int a) ? a : 0;
        //                      ^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a record pattern of `AccessorsInPatterns\.Asking`, since its accessor `value` does more than to compute with components: how often it runs in a pattern, in which order, and what becomes of what it throws, the compiler decides \(call it where its value is needed\)/
    }
}
