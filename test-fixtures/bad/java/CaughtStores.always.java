//- verdict: failed
// An array of a class that is not known here is not one that cannot hold the value.
class CaughtStores {
  private static Object hidden() {
    return new Integer[1];
  }

  //@ requires true
  static void fits() {
    Object[] it = new String[2];
    int seen = 1;
    try {
      it[1] = "s";
    } catch (ArrayStoreException e) {
      seen = 2;
    }
    //@ assert seen == 1
  }

  //@ requires true
  static void neverFits() {
    Object[] it = new String[2];
    int seen = 1;
    try {
      it[1] = new Object();
    } catch (ArrayStoreException e) {
      seen = 2;
    }
    //@ assert seen == 2
  }

  //@ requires true
  static void unknown() {
    Object[] it = (Object[]) hidden();
    int seen = 1;
    try {
      it[0] = Integer.valueOf(3);
    } catch (ArrayStoreException e) {
      seen = 2;
    }
    //@ assert seen == 2
    //         ^^^^^^^^^ error[assertion]: /`seen == 2` may not hold here\./
  }

  //@ requires true
  static void copied() {
    Object[] from = (Object[]) (Object) new Integer[1];
    Object[] it = (Object[]) hidden();
    int seen = 1;
    try {
      System.arraycopy(from, 0, it, 0, 1);
    } catch (ArrayStoreException e) {
      seen = 2;
    }
    //@ assert seen == 2
    //         ^^^^^^^^^ error[assertion]: /`seen == 2` may not hold here\./
  }
}
