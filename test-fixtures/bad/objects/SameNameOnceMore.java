//- verdict: failed
// A quantifier inside of another one with the same name means another number: that one element is marked is not that all are.
class SameNameOnceMore {
  private final Part[] parts = new Part[2];
  //@ global_invariant (\forall int i; 0 <= i && i < 2 && parts[i] != null && parts[i].mark == 1 ==> (\forall int i; 0 <= i && i < 2 && parts[i] != null ==> parts[i].mark == 1))

  void one() {
    Part other = new Part();
    Part first = parts[0];
    if (first != null) first.mark = 1;
    //                 ^^^^^^^^^^^^^^ error[global-invariant]: /the invariant `\(\\forall int i; 0 <= i && i < 2 && parts\[i\] != null && parts\[i\]\.mark == 1 ==> \(\\forall int i; 0 <= i && i < 2 && parts\[i\] != null ==> parts\[i\]\.mark == 1\)\)` may not hold after this: this step \(it writes `first\.mark`\)/
  }

  void none() {
    Part other = new Part();
    other.mark = 1;
  }
}

class Part {
  int mark;
  //  ^^^^ information[unguarded-field]: /`mark` is an ordinary field without a synchronization discipline: other threads are taken to write it at any time, and races on it are not reported/
}
