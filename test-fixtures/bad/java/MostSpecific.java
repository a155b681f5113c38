//- verdict: failed
// Of two methods that would do, the more specific one runs, wherever it stands.

class MostSpecific {
    static int f(Object o) {
        return 1;
    }

    static int f(String s) {
        return 2;
    }

    static void m() {
        int seen = f("text");
        /*@ assert seen == 1 */
        //         ^^^^^^^^^ error[assertion]: /`seen == 1` may not hold here\./
    }
}
