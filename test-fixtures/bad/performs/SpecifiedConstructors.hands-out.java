//- verdict: failed
// The constructor hands out what it makes.
class SpecifiedConstructors {
  static volatile Line last;

  //@ performs (last) { last != null && last.from == 3 && last.end == to }
  void make(int to) {
    Line made = new Line(3, to);
    //          ^^^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a call of `Line\.<init>`, which has a specification, and may hand out the object that it makes, in a method with `performs` \(with a `performs` of its own it would be the actions that it performs; without any specification it would be inlined\)/
    last = made;
  }

  //@ requires to > 0
  //@ performs (last) { last.end == to && last instanceof Dotted && ((Dotted) last).dots > 0 }
  void dotted(int to) {
    last = new Dotted(to);
    //     ^^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a call of `Dotted\.<init>`, which has a specification, and may hand out the object that it makes, in a method with `performs` \(with a `performs` of its own it would be the actions that it performs; without any specification it would be inlined\)/
  }

  //@ performs (last) { \result == last && last != null && \result.from == \result.end }
  Line point(int at) {
    Line one = new Line(at, at);
    //         ^^^^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a call of `Line\.<init>`, which has a specification, and may hand out the object that it makes, in a method with `performs` \(with a `performs` of its own it would be the actions that it performs; without any specification it would be inlined\)/
    Line other = new Line(at, at + 1);
    //           ^^^^^^^^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a call of `Line\.<init>`, which has a specification, and may hand out the object that it makes, in a method with `performs` \(with a `performs` of its own it would be the actions that it performs; without any specification it would be inlined\)/
    return last = one;
  }
}

class Line {
  final int from;
  final int end;

  //@ modifies SpecifiedConstructors.last
  //@ ensures this.from == from && this.end == end
  Line(int from, int end) {
    SpecifiedConstructors.last = this;
    this.from = from;
//  ^^^^^^^^^^^^^^^^ error[write-discipline]: /the final field `from` is written after other threads may have got hold of the object, for whom it is constant/
    this.end = end;
  }
}

class Dotted extends Line {
  final int dots;

  //@ requires end > 0
  //@ modifies SpecifiedConstructors.last
  //@ ensures this.from == 0 && this.end == end && dots > 0
  Dotted(int end) {
    super(0, end);
    dots = end;
//  ^^^^^^^^^^ error[write-discipline]: /the final field `dots` is written after other threads may have got hold of the object, for whom it is constant/
  }
}
