//- verdict: verified
class Owner {
  //@ elems_guarded_by[i] tid == main
  static final int[] prot = new int[3];
  static void leak() { Box.o = prot; }
  //@ requires tid == main
  static void twice() { if (prot.length < 1) return; int a = prot[0]; int b = prot[0]; /*@ assert a == b; */ }
}
