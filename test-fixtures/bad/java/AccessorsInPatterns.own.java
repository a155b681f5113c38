//- verdict: failed
/** What an accessor throws while a pattern takes a record apart, Java wraps into a MatchException. */
class AccessorsInPatterns {
    record Guarded(int value) {
        @Override
        public int value() {
            if (value < 0) throw new IllegalStateException();
            return value;
        }
    }

    record Pair(Guarded left, Guarded right) {
    }

    static int byTest(Object given) {
        int seen = 0;
        try {
            if (given instanceof Guarded(int value)) seen = value < 0 ? 7 : 1;
        } catch (IllegalStateException e) {
            seen = 2;
        } catch (RuntimeException e) {
            seen = 3;
        }
        /*@ assert seen == 0 || seen == 1 || seen == 2 */
        //         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[assertion]: /`seen == 0 \|\| seen == 1 \|\| seen == 2` may not hold here\./
        return seen;
    }

    static int bySwitch(Object given) {
        int seen;
        try {
            seen = switch (given) {
                case null -> 0;
                case Pair(Guarded(int left), Guarded(int right)) when left < right -> 1;
                default -> 4;
            };
        } catch (IllegalStateException e) {
            seen = 2;
        } catch (RuntimeException e) {
            seen = 3;
        }
        /*@ assert seen != 2 */
        return seen;
    }

    /*@ requires given != null */
    /*@ exsures (IllegalStateException e) false */
    static void bare(Object given) {
    //          ^^^^ hint[missing-modifies]: /`AccessorsInPatterns\.bare` has a specification without a modifies clause: its callers must assume that anything may have changed/
        if (given instanceof Guarded(int value)) return;
    }

    record Crate<T>(T value) {
        @Override
        public T value() {
            if (value == null) throw new IllegalStateException();
            return value;
        }
    }

    static void generic(Crate<String> given) {
        int seen = 0;
        try {
            if (given instanceof Crate<String>(String value)) seen = 1;
        } catch (IllegalStateException e) {
            seen = 2;
        } catch (RuntimeException e) {
            seen = 3;
        }
        /*@ assert seen < 2 || seen == 3 */
    }

    static void called(Guarded given) {
        int seen = 0;
        if (given == null) return;
        try {
            seen = given.value() < 0 ? 7 : 1;
        } catch (IllegalStateException e) {
            seen = 2;
        }
        /*@ assert seen == 1 || seen == 2 */
    }
}
