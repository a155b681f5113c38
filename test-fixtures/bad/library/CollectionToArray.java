//- verdict: failed
// `toArray` writes into the array that it is given.
class CollectionToArray {
  //- verdict CollectionToArray.<init>: verified
  //@ elems_guarded_by[i] this.holder == tid
  private final Object[] a = new Object[2];
  synchronized void m(java.util.List<Object> l) { if (l == null || a.length < 1) return; a[0] = null; l.toArray(a); Object s = a[0]; /*@ assert s == null; */ }
  //                                                                                                                                            ^^^^^^^^^ error[assertion]: /may not hold/
}
