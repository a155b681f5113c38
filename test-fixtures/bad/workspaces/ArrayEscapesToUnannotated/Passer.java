//- verdict: verified
class C { static void g() { B.stash = A.arr; } }
