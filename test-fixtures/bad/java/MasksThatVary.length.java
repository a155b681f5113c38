//- verdict: failed
// One too many.
class MasksThatVary {
  /*@ requires table != null && table.length > 0 */
  /*@ modifies \nothing */
  static int slot(int[] table, int hash) {
    int last = table.length;
    return table[hash & last] + table[last & (hash >> 4)];
    //     ^^^^^^^^^^^^^^^^^^ warning[index-out-of-bounds]: /The index `hash & last` may be out of bounds of `table` here\./
    //                          ^^^^^^^^^^^^^^^^^^^^^^^^^ warning[index-out-of-bounds]: /The index `last & hash >> 4` may be out of bounds of `table` here\./
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
