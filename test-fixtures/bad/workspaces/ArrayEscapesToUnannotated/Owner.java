//- verdict: verified
class A { static final int[] arr = new int[3]; /*@ global_invariant arr != null && arr.length == 3 && arr[0] >= 0 */ static int f() { int r = arr[0]; /*@ assert r >= 0 */ return r; } }
