//- verdict: unsupported
// A clause says of a function that it is of a type of the library, and no known class is: none of these may be taken for what runs.
import java.util.function.Function;
import java.util.function.UnaryOperator;

class NamedByClause {
    static class Same implements Function<Integer, Integer> {
        public Integer apply(Integer x) {
            return x;
        }
    }

    static class One implements Function<Integer, Integer> {
        public Integer apply(Integer x) {
            return 1;
        }
    }

    //@ requires f instanceof UnaryOperator
    static void tested(/*@ non_null */ Function<Integer, Integer> f) {
        f.apply(3);
//      ^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a call of `Function\.apply`, and what runs in it is not known for a `UnaryOperator`/
        //@ assert false
    }

    //@ requires \typeof(f) <: \type(UnaryOperator)
    static void compared(/*@ non_null */ Function<Integer, Integer> f) {
        f.apply(3);
//      ^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a call of `Function\.apply`, and what runs in it is not known for a `UnaryOperator`/
        //@ assert false
    }
}
