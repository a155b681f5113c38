//- verdict: failed
class B { static int[] stash; static void f() { if (stash != null && stash.length > 0) stash[0] = -1; } }
//                                                                   ^^^^^^^^^^^^ warning[null-dereference]: /`stash` may be null here\./
//                                                                                     ^^^^^^^^ warning[index-out-of-bounds]: /The index `0` may be out of bounds of `stash` here\./
//                                                                                     ^^^^^^^^^^^^^ error[global-invariant]: /the invariant `arr != null && arr\.length == 3 && arr\[0\] >= 0` may not hold after this: this step \(it writes `stash\[0\]`\)/
//                                                                                     ^^^^^^^^^^^^^ warning[null-dereference]: /`stash` may be null here\./
