//- verdict: failed
// The library calls `toString` and `hashCode` wherever it likes; nobody asserts there what they require.
class Asking implements Comparable<Asking> {
  //- verdict Asking.p: verified
  //- verdict Asking.compareTo: verified
  //@ requires this.holder == tid
  public String toString() { /*@ assert this.holder == tid; */ return ""; }
  //            ^^^^^^^^ error[precondition]: /overrides a method of the library, which may call it where `this\.holder == tid` does not hold/
  //@ requires this.holder == tid
  public int hashCode() { /*@ assert this.holder == tid; */ return 1; }
  //         ^^^^^^^^ error[precondition]: /overrides a method of the library/
  // What the library's own contract excludes is taken for granted, and said to be.
  //@ requires o != null
  public int compareTo(Asking o) { synchronized (o) { return 0; } }
  static void p(Asking m) { System.out.println(m); }
}
class By implements java.util.Comparator<Asking> {
  //@ requires this.holder == tid
  public int compare(Asking a, Asking b) { return 0; }
  //         ^^^^^^^ error[precondition]: /overrides a method of the library/
}
