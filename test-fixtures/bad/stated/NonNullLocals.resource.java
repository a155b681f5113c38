//- verdict: failed
// What is declared never to be null is given nothing else: locals, parameters, the variables of loops and resources, and results.

class NonNullLocals implements AutoCloseable {
    private /*@ non_null */ Object spare = "spare";
    //                             ^^^^^ information[unguarded-field]: /`spare` is an ordinary field without a synchronization discipline: other threads are taken to write it at any time, and races on it are not reported/

    Object assigns(/*@ non_null */ Object given, Object any) {
        /*@ non_null */ Object o = given;
        if (any != null) o = any;
        given = o;
        return given;
    }

    int loops() {
        int sum = 0;
        /*@ non_null */ Object last = this;
        for (/*@ non_null */ String s : new String[] { "a", "b" }) {
            last = s;
            sum += last.hashCode();
        }
        for (@NonNull Object o = spare; sum > 0; sum--) o = last;
        return sum;
    }

    public void close() { }

    static void closes() {
        try (/*@ non_null */ NonNullLocals one = null) {
        //                   ^^^^^^^^^^^^^^^^^^^^^^^^ error[assertion]: /`one` must not be null, but may be given null here\./
            one.loops();
        }
    }

    Runnable captures(Object any) {
        return () -> {
            @Nonnull Object o = this;
            if (any != null) o = any;
            o.hashCode();
        };
    }

    @NonNull Object found(Object any) {
        if (any == null) return this;
        return any;
    }

    int uses(Object any) { return found(any).hashCode(); }

    static String appended(String s) {
        /*@ non_null */ String all = "";
        all += s;
        return all;
    }
}
