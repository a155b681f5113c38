//- verdict: failed
//- java-checks: auto
//- option: all
// Whoever calls it takes its frame for all that it does: so what fails in it is reported here.
class Name {
  private String s;
  //             ^ information[unguarded-field]: /`s` is an ordinary field without a synchronization discipline: other threads are taken to write it at any time, and races on it are not reported/
  private int k;
  //          ^ information[unguarded-field]: /`k` is an ordinary field without a synchronization discipline: other threads are taken to write it at any time, and races on it are not reported/

  //@ modifies k
  int last() {
    k = 2;
    return s.length();
    //     ^^^^^^^^^^ warning[null-dereference]: /`s` may be null here\./
  }
}
