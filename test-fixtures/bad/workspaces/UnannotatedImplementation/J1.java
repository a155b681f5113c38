//- verdict: verified
interface J1 { /*@ ensures \result > 0; modifies this.holder */ int f(); }
class J1u { int u(J1 j) { if (j == null) return 1; return 10 / j.f(); } }
