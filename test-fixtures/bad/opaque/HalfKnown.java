//- verdict: failed
//- option: all
// Below a class that nobody knows: what is inherited from there may call back, by whatever type the object is seen.
import com.acme.*;
import java.util.*;
class HalfKnown { int g;
  static class Key extends AcmeKey { final HalfKnown e; Key(HalfKnown e) { this.e = e; } @Override protected void touched() { synchronized (e) { e.g++; } } }
  //                                                                                                                                        ^ warning[null-dereference]: /`e` may be null here\./
  synchronized void w11(Key a) { g = 1; Object o = a; String s = "" + o; assert g == 1; }
  //                                                                            ^^^^^^ error[assertion]: /`g == 1` may not hold here\./
  synchronized void w13(Key a) { g = 1; Objects.hash(a); assert g == 1; }
  //                                                            ^^^^^^ error[assertion]: /`g == 1` may not hold here\./
  synchronized void w14(Key a) { g = 1; String.format("%s", a); assert g == 1; }
  //                                                                   ^^^^^^ error[assertion]: /`g == 1` may not hold here\./
  synchronized void r(Key a) { g = 1; Objects.isNull(a); assert g == 1; }
}
