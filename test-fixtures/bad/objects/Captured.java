//- verdict: failed
// Objects that are stored into unpublished objects stay this method's own until their owner escapes, and not longer.
class Item { int v; }
//               ^ information[unguarded-field]: /`v` is an ordinary field without a synchronization discipline: other threads are taken to write it at any time, and races on it are not reported/
class Box { Item it; Item[] arr; }
//               ^^ information[unguarded-field]: /`it` is an ordinary field without a synchronization discipline: other threads are taken to write it at any time, and races on it are not reported/
//                          ^^^ information[unguarded-field]: /`arr` is an ordinary field without a synchronization discipline: other threads are taken to write it at any time, and races on it are not reported/
class Cap {
    static volatile Box shared;
    static volatile Item[] sharedArr;
    void a() { Item i = new Item(); Box b = new Box(); b.it = i; i.v = 1; shared = b; int x = i.v; /*@ assert x == 1 */ }
    //                                                                                                        ^^^^^^ error[assertion]: /`x == 1` may not hold here\./
    void b() { Item i = new Item(); Item[] arr = new Item[2]; arr[0] = i; Box b = new Box(); b.arr = arr; shared = b; i.v = 1; int x = i.v; /*@ assert x == 1 */ }
    //                                                                                                                                                 ^^^^^^ error[assertion]: /`x == 1` may not hold here\./
    // Right: what the loop lets go is what it made before, not what it holds at the end.
    void c(int n) { Item last = new Item(); for (int k = 0; k < n; k++) { Box b = new Box(); b.it = last; last = new Item(); if (k == 3) shared = b; } last.v = 1; int x = last.v; /*@ assert x == 1 */ }
    void d(int n) { Item keep = new Item(); Box b = new Box(); b.it = keep; for (int k = 0; k < n; k++) { Item got = b.it; if (k == 2) sharedArr = new Item[] { got }; } keep.v = 1; int x = keep.v; /*@ assert x == 1 */ }
    //                                                                                                                                                                                                          ^^^^^^ error[assertion]: /`x == 1` may not hold here\./
    void put(Item i) { Box b = new Box(); b.it = i; shared = b; }
    void e() { Item i = new Item(); put(i); i.v = 1; int x = i.v; /*@ assert x == 1 */ }
    //                                                                       ^^^^^^ error[assertion]: /`x == 1` may not hold here\./
    void f() { Item i = new Item(); Box b = new Box(); b.it = i; Item j = b.it; /*@ assert j == i */ j.v = 4; int x = i.v; /*@ assert x == 4 */ }
    void g(Box other) { Item i = new Item(); if (other != null) other.it = i; i.v = 1; int x = i.v; /*@ assert x == 1 */ }
    //                                                                                                         ^^^^^^ error[assertion]: /`x == 1` may not hold here\./
    Item h() { Item i = new Item(); Box b = new Box(); b.it = i; i.v = 3; Item r = b.it; int x = r.v; /*@ assert x == 3 */ return r; }
}
class Self { Self me; int v; static volatile Self[] all; 
    Self() { Self[] s = new Self[1]; s[0] = this; v = 1; all = s; int x = v; /*@ assert x == 1 */ } }
    //                                                                                  ^^^^^^ error[assertion]: /`x == 1` may not hold here\./
