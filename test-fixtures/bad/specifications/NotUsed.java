//- verdict: failed
// What is read and not used says so where it stands.
class NotUsed {
  //@ ghost /*@ guarded_by[k][j] tid == main */ static int -> int[] arrays;
  //                          ^ information[unsupported]: /only the entries of a map can be protected so/
  //- verdict NotUsed.made: verified
  @NonNull Object made() { return null; }
//^^^^^^^^ information[unsupported]: /`@NonNull` before a method is not used yet/
  int call() { return made().hashCode(); }
  //                  ^^^^^^^^^^^^^^^^^ warning[null-dereference]: /may be null/
}
@Immutable class Changing {
//- at 1-11: information[unsupported]: /`@Immutable` is not used yet/
  //- verdict Changing.m: verified
  int x;
  //  ^ information[unguarded-field]
  void m() { x++; }
}
@Immutable class Constant {
  //- verdict Constant.get: verified
  //- verdict Constant.<init>: verified
  final int x = 1;
  int get() { return x; }
}
@Immutable class Rows {
//- at 1-11: information[unsupported]: /`@Immutable` is not used yet: that what the array `rows` holds never changes is neither checked nor assumed/
  //- verdict Rows.m: verified
  final int[] rows = new int[2];
  void m() { rows[0]++; }
}
@Immutable record Names(java.util.List<String> names) {
//- at 1-11: information[unsupported]: /`@Immutable` is not used yet: that what `names` holds never changes/
  //- verdict Names.one: verified
  int one() { return 1; }
}
