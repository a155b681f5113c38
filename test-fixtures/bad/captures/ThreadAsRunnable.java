//- verdict: unsupported
// A thread without a `run` of its own runs its target where `run` is called as on any Runnable.
class R1 {
  //- verdict R1.r.lambda$1: verified
  //- verdict R1.a.lambda$1: verified
  //@ ghost static int g;
  void r() { Runnable t = new Thread(() -> {}); t.run(); /*@ assert false; */ }
  //                                            ^^^^^^^ information[unsupported]: /a call of `Runnable\.run`, which may run whatever the thread was made from/
  static void call(Runnable r) { if (r != null) r.run(); }
  //                                            ^^^^^^^ information[unsupported]: /a call of `Runnable\.run`, which may run whatever the thread was made from/
  void a() { call(new Thread(() -> { })); /*@ assert false; */ }
  //         ^^^^^^^^^^^^^^^^^^^^^^^^^^^ information[unsupported]: /calls `R1\.call`, which is not translated/
}
