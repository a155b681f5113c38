//- verdict: failed
// No byte is above 300 and no char below 0.
class VacuousNarrowTypes {
    //@ requires n > 300
    void param(byte n) { int z = 1 / 0; }
    //   ^^^^^ error[vacuous]: /nothing can call `VacuousNarrowTypes\.param`: its requires clauses, the invariants and the axioms contradict each other, so that everything about it would be provable/
    //@ requires c < 0
    void charParam(char c) { int z = 1 / 0; }
    //   ^^^^^^^^^ error[vacuous]: /nothing can call `VacuousNarrowTypes\.charParam`: its requires clauses, the invariants and the axioms contradict each other, so that everything about it would be provable/
    //@ modifies \nothing
    //@ ensures \result > 300
    native byte nat();
    void result() { byte t = nat(); int z = 1 / 0; }
    //                       ^^^^^ error[vacuous]: /nothing after this call can be reached, so everything about it would be provable: what `VacuousNarrowTypes\.nat` ensures contradicts itself, or what is known here/
}
