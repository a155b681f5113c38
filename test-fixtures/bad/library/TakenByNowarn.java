//- verdict: failed
// A check that a `nowarn` forgives is reported to nobody: whoever has the library run it, or is the first to use the class, gets the exception.
class TakenByNowarn {
  /*@ guarded_by this.holder == tid */ int x, y;
  //@ global_invariant this.holder == null ==> x == y

  static class Name {
    String s;
    //     ^ information[unguarded-field]: /`s` is an ordinary field without a synchronization discipline: other threads are taken to write it at any time, and races on it are not reported/

    public String toString() {
      return s.trim(); //@ nowarn Null
    }
  }

  static class Table {
    static int size;

    static {
      size = 12 / size; //@ nowarn ZeroDiv
    }

    static void use() {}
  }

  //@ requires holder == null
  synchronized void text(Name n) {
    x++;
    String.valueOf(n);
    y++;
  }
//^ error[global-invariant]: /the invariant `this\.holder == null ==> x == y` may not hold after this: this step \(it releases the monitor of `this`\)/

  //@ requires holder == null
  synchronized void first() {
    x++;
    Table.use();
    y++;
  }
//^ error[global-invariant]: /the invariant `this\.holder == null ==> x == y` may not hold after this: this step \(it releases the monitor of `this`\)/
}
