//- verdict: failed
// Of two negative numbers it is negative.
class MasksThatVary {
  /*@ requires table != null && table.length > 0 */
  /*@ modifies \nothing */
  static int slot(int[] table, int hash) {
    int last = table.length - 1;
    return table[hash & last] + table[last & (hash >> 4)];
  }

  /*@ requires x < 5 */
  /*@ ensures 0 <= \result */
  //  ^^^^^^^^^^^^^^^^^^^^ error[postcondition]: /`MasksThatVary\.both` may return although `0 <= \\result` does not hold/
  /*@ modifies \nothing */
  static int both(int x, int y) {
    return x & y;
  }

  /*@ ensures \result <= 12 */
  /*@ modifies \nothing */
  static int some(int x) {
    int mask = 12;
    return x < 0 ? 0 : x & mask;
  }
}
