//- verdict: verified
// What is left by a mask that is not negative is between zero and the mask, also where the mask is no constant.
class MasksThatVary {
  /*@ requires table != null && table.length > 0 */
  /*@ modifies \nothing */
  static int slot(int[] table, int hash) {
    int last = table.length - 1;
    return table[hash & last] + table[last & (hash >> 4)];
  }

  /*@ requires x >= 0 && y >= 0 */
  /*@ ensures 0 <= \result && \result <= x && \result <= y */
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
