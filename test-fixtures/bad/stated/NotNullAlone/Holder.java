//- verdict: failed
class Holder { @NotNull volatile Object f; }
//    ^^^^^^ error[assertion]: /`f` must not be null, but may still be null/
