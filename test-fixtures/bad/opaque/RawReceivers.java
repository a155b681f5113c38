//- verdict: failed
//- option: all
// Through a raw type an override is called with what it does not take: Java tests that where it begins.
class RawReceivers {
  static class G<T> { T v; void set(T t){ v = t; } T get(){ return v; } }
  static class GS extends G<String> { void set(String s){ v = s; } }
  static class A implements Comparable<A> { public int compareTo(A a){ return 0; } }
  interface Fn<X> { int ap(X x); }
  static void t(){ G g = new GS(); g.set(Integer.valueOf(1)); }
  static void t1(){ G g = new GS(); boolean ok = false; try { g.set(Integer.valueOf(1)); ok = true; } catch (ClassCastException e) { } assert ok; }
  //                                                                                                                                          ^^ error[assertion]: /`ok` may not hold here\./
  static void t1N(){ G g = new GS(); boolean ok = false; try { g.set(Integer.valueOf(1)); ok = true; } catch (ClassCastException e) { } assert !ok; }
  //                                                                                                                                           ^^^ error[assertion]: /`!ok` may not hold here\./
  static void t2(){ G g = new GS(); try { g.set(Integer.valueOf(1)); } catch (ClassCastException e) { assert false; } }
  //                                                                                                         ^^^^^ error[assertion]: /`false` may not hold here\./
  static void t3(){ Comparable c = new A(); boolean ok = false; try { c.compareTo(5); ok = true; } catch (ClassCastException e) { } assert ok; }
  //                                                                                                                                       ^^ error[assertion]: /`ok` may not hold here\./
  static void t4(){ Fn f = (Fn<String>) (s -> 1); boolean ok = false; try { f.ap(5); ok = true; } catch (ClassCastException e) { } assert ok; }
  //                                                                                                                                      ^^ error[assertion]: /`ok` may not hold here\./
  static void t5(){ G<String> g = new G<>(); ((G) g).set(1); boolean ok = false; try { String s = g.get(); ok = true; } catch (ClassCastException e) { } assert ok; }
}
