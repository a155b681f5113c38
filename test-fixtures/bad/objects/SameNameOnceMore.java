//- verdict: failed
// A quantifier inside of another one with the same name means another number: that the element is there is not that all are.
class SameNameOnceMore {
  private volatile Part[] parts;
  //@ global_invariant parts != null ==> (\forall int i; 0 <= i && i < 2 && parts[i] != null ==> (\forall int i; 0 <= i && i < 2 ==> parts[i] != null))

  void half() {
    Part[] made = new Part[2];
    made[0] = new Part();
    parts = made;
//  ^^^^^^^^^^^^ error[global-invariant]: /the invariant `parts != null ==> \(\\forall int i; 0 <= i && i < 2 && parts\[i\] != null ==> \(\\forall int i; 0 <= i && i < 2 ==> parts\[i\] != null\)\)` may not hold after this: this step \(it writes `parts`\)/
  }

  void whole() {
    Part[] made = new Part[2];
    made[0] = new Part();
    made[1] = new Part();
    parts = made;
  }
}

class Part {
  int value;
}
