//- verdict: failed
// What the constructor does not ensure is not known of the new object.
class SpecifiedConstructors {
  private volatile Line last;

  //@ performs (last) { last != null && last.from == 3 && last.end == to }
  void make(int to) {
  //   ^^^^ error[performs]: /`SpecifiedConstructors\.make` does not do what its action says when it returns: `last != null && last\.from == 3 && last\.end == to` may not hold/
    Line made = new Line(3, to);
    last = made;
  }

  //@ requires to > 0
  //@ performs (last) { last.end == to && last instanceof Dotted && ((Dotted) last).dots > 0 }
  void dotted(int to) {
    last = new Dotted(to);
  }

  //@ performs (last) { \result == last && last != null && \result.from == \result.end }
  Line point(int at) {
  //   ^^^^^ error[performs]: /`SpecifiedConstructors\.point` does not do what its action says when it returns: `\\result == last && last != null && \\result\.from == \\result\.end` may not hold/
    Line one = new Line(at, at);
    Line other = new Line(at, at + 1);
    return last = one;
  }
}

class Line {
  final int from;
  final int end;

  //@ modifies \nothing
  //@ ensures this.from == from
  Line(int from, int end) {
    this.from = from;
    this.end = end;
  }
}

class Dotted extends Line {
  final int dots;

  //@ requires end > 0
  //@ modifies \nothing
  //@ ensures this.from == 0 && this.end == end && dots > 0
  //  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[postcondition]: /`Dotted\.<init>` may return although `this\.from == 0 && this\.end == end && dots > 0` does not hold/
  Dotted(int end) {
    super(0, end);
    dots = end;
  }
}
