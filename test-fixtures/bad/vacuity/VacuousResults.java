//- verdict: failed
// What is ensured of a result by a method without a body may contradict its type: nothing behind the call is then proved.
class VacuousResults { 
  interface I { //@ modifies \nothing
    //@ ensures \result > 300
    byte m(); }
  interface J { //@ modifies \nothing
    //@ ensures \result > 0
    byte m(); }
  //@ requires i != null
  void r2(I i) { byte t = i.m(); int z = 1 / 0; }
  //                      ^^^^^ error[vacuous]: /nothing after this call can be reached, so everything about it would be provable: what `VacuousResults\.I\.m` ensures contradicts itself, or what is known here/
  //@ requires i != null
  void r3(J i) { byte t = i.m(); int z = 1 / 0; }
  //                                     ^^^^^ warning[division-by-zero]: /`0` may be zero here\./
}
