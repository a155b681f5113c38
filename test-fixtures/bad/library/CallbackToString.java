//- verdict: failed
// The library calls toString of what it is given; an override must keep the promise to change nothing.
class C2 {
  /*@ guarded_by holder == tid */ int x;
  public synchronized String toString() { x = 5; return ""; }
  //                                      ^^^^^ error[modifies]: /this step \(it writes `x`\) is not allowed here: `C2\.toString` overrides a method of the library that may be called anywhere and is believed to change nothing/
  synchronized void f3() { x = 1; String s = String.valueOf(this); /*@ assert x == 1 */ }
  synchronized void f4() { x = 1; new StringBuilder().append(this); /*@ assert x == 1 */ }
  synchronized void f5() { x = 1; String.format("%s", this); /*@ assert x == 1 */ }
}
