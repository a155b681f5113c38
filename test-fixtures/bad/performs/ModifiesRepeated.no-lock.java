//- verdict: failed
// It is called without the lock.
class ModifiesRepeated {
  /*@ guarded_by this.holder == tid */
  private int taken;
  /*@ guarded_by this.holder == tid */
  private int given;

  //@ requires this.holder == tid
  //@ modifies taken
  //@ ensures taken == \old(taken) + 1
  //@ performs (taken) { taken == \old(taken) + 1 }
  private void take() {
    taken = taken + 1;
  }

  //@ requires this.holder == tid
  //@ modifies given, this.taken
  //@ performs (taken, given) { taken == 0 && given == 0 }
  private void clear() {
    taken = 0;
    given = 0;
  }

  //@ requires this.holder != tid
  //@ performs (taken, given) { taken == \old(taken) + 1 && given == \old(given) + 1 }
  void exchange() {
    synchronized (this) {
      take();
      given++;
    }
  }

  //@ requires this.holder == tid
  //@ modifies taken, given
  //@ performs (taken) { taken == 0 }
  void reset() {
    given = 0;
    taken = 0;
  }

  //@ requires this.holder != tid
  //@ performs (taken, given) { taken == 1 && given == 0 }
  void begin() {
    clear();
//  ^^^^^^^ error[precondition]: /`ModifiesRepeated\.clear` requires `this\.holder == tid`, which may not hold at this call\./
    synchronized (this) {

      take();
    }
  }
}
