//- verdict: verified
class A { /*@ ensures \result > 0; modifies this.holder */ int f() { return 1; } int g(A a) { if (a == null) return 1; int r = a.f(); /*@ assert r > 0 */ return 1 / r; } }
