//- verdict: unsupported
/** An accessor that gives another object each time. */
class AccessorsInPatterns {
    record Made(Object value) {
        @Override
        public Object value() {
            return new Object();
        }
    }

    /*@ modifies \nothing */
    /*@ ensures !\result */
    static boolean differ(Object given) {
        return given instanceof Made(var a) && given instanceof Made(var b) && a == b;
        //                      ^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a record pattern of `AccessorsInPatterns\.Made`, since its accessor `value` does more than to compute with components: how often it runs in a pattern, in which order, and what becomes of what it throws, the compiler decides \(call it where its value is needed\)/
    }
}
