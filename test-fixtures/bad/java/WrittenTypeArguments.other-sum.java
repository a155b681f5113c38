//- verdict: failed
// Calls whose type arguments are written and not inferred (JLS 15.12.2.1).
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

class WrittenTypeArguments {
    interface Source<A> { A get(); }

    static <A, B> Map<A, B> table() { return new HashMap<>(); }

    static <A> A same(A a) { return a; }

    static String chosen(Object o) { return "object"; }

    static <A> String chosen(A one, List<A> more) { return "both"; }

    @SafeVarargs
    final <X> List<X> of(X... xs) { return new ArrayList<>(); }

    void plain() { }

    void use() {
        Map<String, Integer> m = WrittenTypeArguments.<String, Integer>table();
        /*@ assert m != null */
        int k = WrittenTypeArguments.<Integer>same(3);
        /*@ assert k == 3 */
        long w = WrittenTypeArguments.<Long>same(4L) + 1;
        /*@ assert w == 4 */
        //         ^^^^^^ error[assertion]: /`w == 4` may not hold here\./
        Object o = WrittenTypeArguments.<Object>same(m);
        /*@ assert o == m */
        this.<String>plain();
        List<String> l = this.<String>of("a", "b");
        List<Integer> e = Collections.<Integer>emptyList();
        /*@ assert l != null && e != null */
        Source<Integer> s = WrittenTypeArguments.<Source<Integer>>same(() -> 7);
        /*@ assert s != null */
    }
}
