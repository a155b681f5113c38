//- verdict: unsupported
// A thread without a `run` of its own runs its target where `run` is called as on any Runnable.
class R1 {
  //- verdict R1.r.lambda$1: verified
  //- verdict R1.a.lambda$1: verified
  //@ ghost static int g;
  void r() { Runnable t = new Thread(() -> {}); t.run(); /*@ assert false; */ }
  //                      ^^^^^^^^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a thread that is seen as a `Runnable`, so that what a thread was made from may run without starting it: start the thread, or hand over a Runnable that is no thread/
  //                                            ^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a call of `Runnable\.run`, which may run the code of a thread without starting it/
  static void call(Runnable r) { if (r != null) r.run(); }
  //                                            ^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a call of `Runnable\.run`, which may run the code of a thread without starting it/
  void a() { call(new Thread(() -> { })); /*@ assert false; */ }
  //              ^^^^^^^^^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a thread that is seen as a `Runnable`, so that what a thread was made from may run without starting it: start the thread, or hand over a Runnable that is no thread/
}
