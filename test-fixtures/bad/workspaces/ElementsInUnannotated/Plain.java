//- verdict: failed
// Nothing here names the field whose elements are guarded, but its array may be what is at hand.
class Box { static volatile int[] o; }
class Writer { static void m() { int[] p = Box.o; if (p != null && p.length > 0) p[0] = 1; } }
//                                                                               ^^^^^^^^ error[access-discipline]: /`p\[0\]` is written here although `tid == main` may hold for another thread/
class Reader { static int m() { int[] p = Box.o; return p != null && p.length > 0 ? p[0] : 0; } }
//                                                                                  ^^^^ error[access-discipline]: /`p\[0\]` is read here although `tid == main` may hold for another thread/
class Copier { static void m(int[] d) { int[] p = Box.o; if (p != null && d != null && p.length > 0 && d.length > 0) System.arraycopy(d, 0, p, 0, 1); } }
//- at 118-149: error[access-discipline]: /an element of the array that `System\.arraycopy/
//- at 118-149: error[race]: /an element of the array that `System\.arraycopy/
