//- verdict: failed
// Nothing is forgiven here. This line makes the next one begin where the line of the other file is under way: in the middle of it, as far as characters count, so it is long.
/*@ thread_local */ class Second { static int half(int n) { return n / 0; } }
//                                                                 ^^^^^ warning[division-by-zero]: /`0` may be zero here\./
