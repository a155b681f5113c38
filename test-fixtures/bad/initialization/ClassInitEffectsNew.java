//- verdict: failed
// A static initializer runs in the thread that first uses the class, with whatever monitors it holds.
class C1x {
  /*@ guarded_by holder == tid */ int x;
  static C1x cur;
  synchronized void f() {
    x = 1;
    C1y o = new C1y();
    /*@ assert x == 1 */
  }
}
class C1y {
  static { C1x c = C1x.cur; if (c != null) synchronized (c) { c.x = 7; } }
  //                                                          ^^^^^^^ error[modifies]: /this step \(it writes `c\.x`\) is not allowed in a static initializer: it runs wherever the class is first used, and there only its own static fields may change/
}
