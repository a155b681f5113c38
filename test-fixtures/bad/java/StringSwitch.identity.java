//- verdict: failed
// A switch on a string compares texts, falls through, and a string that none names goes to the default.

class StringSwitch {
    /*@ requires s != null */
    static int digit(String s) {
        int r = 0;
        switch (s) {
            case "one":
                r = 1;
                break;
            case "two":
                r = 2;
            case "three":
                r = r + 3;
                break;
            default:
                r = -1;
        }
        /*@ assert r == 1 || r == 5 || r == 3 || r == -1 */
        return r;
    }

    static void known() {
        int a = digit("one");
        /*@ assert a == 1 */
        int b = digit("two");
        /*@ assert b == 2 */
        //         ^^^^^^ error[assertion]
        int c = digit("four");
        /*@ assert c == -1 */
    }

    static int withNull(String s) {
        return switch (s) {
            case null -> 0;
            case "a", "b" -> 1;
            default -> s.length() + 2;
        };
    }

    // Equal texts, perhaps two objects.
    static void identical(String s) {
        if (s != null && s.equals("a")) {
            /*@ assert s == "a" */
            //         ^^^^^^^^ error[assertion]
        }
    }

    static int byIdentity(String s) {
        if (s == "a") {
            return 1;
        }
        if (s == null) {
            return 2;
        }
        switch (s) {
            case "a":
                /*@ unreachable */
                //  ^^^^^^^^^^^ error[unreachable]
                return 3;
            default:
                return 4;
        }
    }

    static int missing(String s) {
        switch (s) {
        //      ^ warning[null-dereference]: /`s` may be null/
            case "a": return 1;
            default: return 2;
        }
    }

    static void same(String s, String t) {
        if (s == t && s != null) {
            boolean equal = s.equals(t);
            /*@ assert equal */
        }
        boolean different = "a".equals("b");
        /*@ assert !different */
        boolean none = "a".equals(null);
        /*@ assert !none */
        if (s != null && s.equals("a")) {
            boolean other = s.equals("b");
            /*@ assert !other */
        }
    }
}
