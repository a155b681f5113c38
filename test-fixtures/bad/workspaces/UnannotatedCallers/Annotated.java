//- verdict: verified
class Annotated {
  //@ guarded_by this.holder == tid
  int x;
  //@ requires tid == main
  Annotated() { /*@ assert tid == main; */ }
  //@ helper
  void help() { x = 1; }
  //@ requires tid == main
  void onMain() { /*@ assert tid == main; */ }
  synchronized int twice() { int a = x; int b = x; /*@ assert a == b; */ return a; }
}
