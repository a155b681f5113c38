//- verdict: unsupported
// A finalizer sees objects whose constructor has thrown.
class Finalizer {
  //- verdict Finalizer.<init>: verified
  private volatile int n;
  //@ global_invariant n > 0
  Finalizer(boolean b) { if (b) throw new RuntimeException(); n = 1; }
  protected void finalize() { int q = n; /*@ assert q > 0; */ }
  //             ^^^^^^^^ information[unsupported]: /a finalizer, which Java runs on objects that are not finished/
}
