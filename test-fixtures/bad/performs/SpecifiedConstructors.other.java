//- verdict: failed
// Another object than the one that is returned.
class SpecifiedConstructors {
  private volatile Line last;

  //@ performs (last) { last != null && last.from == 3 && last.end == to }
  void make(int to) {
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
    last = other; return one;
  }
}

class Line {
  final int from;
  final int end;

  //@ modifies \nothing
  //@ ensures this.from == from && this.end == end
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
  Dotted(int end) {
    super(0, end);
    dots = end;
  }
}
