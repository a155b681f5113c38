//- verdict: verified
class User { int m(Holder a) { if (a == null) return 0; Object o = a.f; return o.hashCode(); } }
