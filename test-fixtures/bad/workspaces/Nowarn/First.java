//- verdict: verified
// A line of one file forgives nothing that stands at the same place of another: this one begins sooner and ends later than the line of the other file.
/*@ thread_local */ class First { static int half(int n) { return n / 2; } static int wrong(int n) { return n / 0; } } //@ nowarn division-by-zero
