//- verdict: failed
//- option: all
//- java-checks: auto
// Arrays of arrays that one thread makes and fills: others know neither the array nor its rows.
class RowsOfOwn {
    static volatile long[][] known;
    private final long[][] cells;

    RowsOfOwn(int rows, int columns) {
        cells = new long[rows][columns];
    }

    static long[][] identity(int size) {
        long[][] made = new long[size][size];
        known = made;
        for (int i = 0; i < size; i++) made[i][i] = 1;
        //                             ^^^^^^^^^^ warning[index-out-of-bounds]: /The index `i` may be out of bounds of `made\[i\]` here\./
        //                             ^^^^^^^^^^^^^^ warning[null-dereference]: /`made\[i\]` may be null here\./
        return made;
    }

    static RowsOfOwn filled(int size) {
        RowsOfOwn result = new RowsOfOwn(size, size);
        for (int r = 0; r < size; r++) {
            for (int c = 0; c < size; c++) {
                result.cells[r][c] = r + c;
            }
        }
        return result;
    }

    static long corner(int size) {
        if (size < 3) return 0;
        RowsOfOwn result = new RowsOfOwn(size, size);
        result.cells[0][1] = 4;
        result.cells[size - 1][2] = 5;
        return result.cells[0][1] + result.cells[2][2];
    }
}
