//- verdict: unsupported
/** Neighbouring cases may share what they have read, and outer records are taken apart before inner ones. */
class AccessorsInPatterns {
    static int asked;
    //         ^^^^^ information[unguarded-field]: /`asked` is an ordinary field without a synchronization discipline: other threads are taken to write it at any time, and races on it are not reported/

    record Counted(Object value, Object other) {
        @Override
        public Object value() {
            asked++;
            return value;
        }
    }

    static void twice() {
        asked = 0;
        Object given = new Counted("a", "b");
        int seen = switch (given) {
            case Counted(String a, Integer b) -> 1;
            //   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a record pattern of `AccessorsInPatterns\.Counted`, since its accessor `value` does more than to compute with components: how often it runs in a pattern, in which order, and what becomes of what it throws, the compiler decides \(call it where its value is needed\)/
            case Counted(String a, String b) -> 2;
            default -> 3;
        };
        /*@ assert asked == 2 */
    }
}
