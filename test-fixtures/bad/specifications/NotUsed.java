//- verdict: unsupported
// What is read and not used says so where it stands, and whoever relies on it is not checked.
class NotUsed {
  //@ ghost /*@ guarded_by[k][j] tid == main */ static int -> int[] arrays;
  //                          ^ information[unsupported]: /whoever relies on this is not checked: `\[j\]`, which would speak of the elements of the arrays that `arrays` maps to \(only the entries of a map can be protected so\)/
  //- verdict NotUsed.two: verified
  int two() { return 2; }
}
@Immutable class Changing {
//- at 1-11: information[unsupported]: /not translated yet, so the method is not checked: `@Immutable`, since it is not shown that `x`, which is not final, never changes/
  int x;
  //  ^ information[unguarded-field]: /`x` is an ordinary field without a synchronization discipline: other threads are taken to write it at any time, and races on it are not reported/
  void m() { x++; }
}
@Immutable class Constant {
  //- verdict Constant.get: verified
  //- verdict Constant.<init>: verified
  final int x = 1;
  int get() { return x; }
}
@Immutable class Rows {
//- at 1-11: information[unsupported]: /not translated yet, so the method is not checked: `@Immutable`, since it is not shown that what the array `rows` holds never changes/
  final int[] rows = new int[2];
  void m() { rows[0]++; }
}
@Immutable record Names(java.util.List<String> names) {
//- at 1-11: information[unsupported]: /not translated yet, so the method is not checked: `@Immutable`, since it is not shown that what `names` holds never changes/
  int one() { return 1; }
}
@Immutable class Point {
//- at 1-11: information[unsupported]: /not translated yet, so the method is not checked: `@Immutable`, since it is not shown that `y`, which is not final, never changes/
  //- verdict Point.<init>: unsupported
  final int x;
  Point(int x) { this.x = x; }
}
class MovingPoint extends Point {
  int y;
  MovingPoint() { super(1); }
}
class Ends {
  //@ decreases 3
  //  ^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: the clause `decreases` of a method: that the method ends is not proved/
  void m() { }
  void calls() { m(); }
}
