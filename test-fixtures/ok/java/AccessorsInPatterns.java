//- verdict: verified
/** Accessors that somebody has written are run by patterns where nobody can tell how often, and in which order. */
class AccessorsInPatterns {
    record Shifted(int value, Integer boxed, String text) {
        @Override
        public int value() {
            return this.value + 1;
        }

        @Override
        public Integer boxed() {
            return boxed;
        }
    }

    record Pair(Shifted left, Shifted right) {
    }

    static int byTest(Object given) {
        if (given instanceof Shifted(int value, var boxed, String text)) {
            /*@ assert value == ((Shifted) given).value + 1 */
            return value;
        }
        return 0;
    }

    static int bySwitch(Object given) {
        int seen = switch (given) {
            case null -> 0;
            case Pair(Shifted(int left, var b, var c), Shifted(int right, var d, var e)) when left < right -> 1;
            case Pair(Shifted(int left, var b, var c), Shifted other) when other != null -> left - other.value() >= 0 ? 2 : 3;
            default -> 4;
        };
        /*@ assert seen != 3 */
        return seen;
    }
}
