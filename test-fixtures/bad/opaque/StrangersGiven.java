//- verdict: failed
//- option: all
// Lists and maps that code without source has made are asked by constructors, `equals` and texts, too.
import java.util.*;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.UnaryOperator;
import com.acme.Lists;
class StrangersGiven {
  private int x;
  synchronized int f(int v) { x++; return v; }
  synchronized void viaAddAll(List<Integer> l) { if (l == null) return; List<Integer> t = Lists.transform(l, this::f); x = 1; List<Integer> r = new ArrayList<>(); r.addAll(t); assert x == 1; }
  //                                                                                                                                                                                   ^^^^^^ error[assertion]: /`x == 1` may not hold here\./
  synchronized void viaNew(List<Integer> l) { if (l == null) return; List<Integer> t = Lists.transform(l, this::f); x = 1; List<Integer> r = new ArrayList<>(t); assert x == 1; }
  //                                                                                                                                                                    ^^^^^^ error[assertion]: /`x == 1` may not hold here\./
  synchronized void viaNewHashSet(List<Integer> l) { if (l == null) return; List<Integer> t = Lists.transform(l, this::f); x = 1; Set<Integer> r = new HashSet<>(t); assert x == 1; }
  //                                                                                                                                                                        ^^^^^^ error[assertion]: /`x == 1` may not hold here\./
  synchronized void viaFor(List<Integer> l) { if (l == null) return; List<Integer> t = Lists.transform(l, this::f); x = 1; for (int i : t) { } assert x == 1; }
  //                                                                                                                                    ^ warning[null-dereference]: /`t` may be null here\./
  //                                                                                                                                                  ^^^^^^ error[assertion]: /`x == 1` may not hold here\./
  synchronized void viaEq(List<Integer> l) { if (l == null) return; List<Integer> t = Lists.transform(l, this::f); x = 1; boolean b = new ArrayList<Integer>().equals(t); assert x == 1; }
  //                                                                                                                                                                             ^^^^^^ error[assertion]: /`x == 1` may not hold here\./
  synchronized void viaThread(Runnable q) { Runnable t = Lists.runs(this); x = 1; Thread th = new Thread(t); th.run(); assert x == 1; }
  //                                                                                                                          ^^^^^^ error[assertion]: /`x == 1` may not hold here\./
  synchronized void viaString(List<Integer> l) { if (l == null) return; List<Integer> t = Lists.transform(l, this::f); x = 1; String s = "" + t; assert x == 1; }
  //                                                                                                                                                    ^^^^^^ error[assertion]: /`x == 1` may not hold here\./
  synchronized void viaSwitch(List<Integer> l) { if (l == null) return; List<Integer> t = Lists.transform(l, this::f); x = 1; String s = String.valueOf(t); assert x == 1; }
  //                                                                                                                                                               ^^^^^^ error[assertion]: /`x == 1` may not hold here\./
  synchronized void viaMapCopy(Map<String,Integer> l) { if (l == null) return; Map<String,Integer> t = Lists.transformValues(l, this::f); x = 1; Map<String,Integer> m = new HashMap<>(t); assert x == 1; }
  //                                                                                                                                                                                              ^^^^^^ error[assertion]: /`x == 1` may not hold here\./
  synchronized void viaUpdate(List<Integer> l) { if (l == null) return; UnaryOperator<String> t = Lists.operator(this::f); AtomicReference<String> r = new AtomicReference<>(); x = 1; r.updateAndGet(t); assert x == 1; }
  //                                                                                                                                                                                   ^^^^^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: calls `AtomicReference\.updateAndGet`, which is not translated: a call of `java\.util\.function\.Function\.apply`, which has neither source nor a trusted specification here/
  synchronized void ctl(List<Integer> l) { x = 1; List<Integer> r = new ArrayList<>(); assert x == 1; }
}
