//- verdict: failed
/** Accessors that may throw: by what they unbox, and by a division. */
class AccessorsInPatterns {
    record Unboxed(Integer value, int other) {
        @Override
        public int other() {
            return value + other;
            //     ^^^^^ warning[null-dereference]: /`value` may be null here\./
        }
    }

    record Instead(Integer value, int other) {
        @Override
        public int other() {
            return value;
            //     ^^^^^ warning[null-dereference]: /`value` may be null here\./
        }
    }

    record Divided(int value, int by) {
        @Override
        public int value() {
            return value / by;
            //     ^^^^^^^^^^ warning[division-by-zero]: /`by` may be zero here\./
        }
    }

    /*@ modifies \nothing */
    static int unboxed(Object given) {
        return given instanceof Unboxed(var a, int b) ? b : 0;
        //                      ^^^^^^^^^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a record pattern of `AccessorsInPatterns\.Unboxed`, since its accessor `other` does more than to compute with components: how often it runs in a pattern, in which order, and what becomes of what it throws, the compiler decides \(call it where its value is needed\)/
    }

    /*@ modifies \nothing */
    static int divided(Object given) {
        return given instanceof Divided(int a, int b) ? a : 0;
        //                      ^^^^^^^^^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a record pattern of `AccessorsInPatterns\.Divided`, since its accessor `value` does more than to compute with components: how often it runs in a pattern, in which order, and what becomes of what it throws, the compiler decides \(call it where its value is needed\)/
    }

    /*@ modifies \nothing */
    static int instead(Object given) {
        return given instanceof Instead(var a, int b) ? b : 0;
        //                      ^^^^^^^^^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a record pattern of `AccessorsInPatterns\.Instead`, since its accessor `other` does more than to compute with components: how often it runs in a pattern, in which order, and what becomes of what it throws, the compiler decides \(call it where its value is needed\)/
    }
}
