//- verdict: verified
// Arrays of arrays.

class Grids {
    static void create() {
        boolean[][] grid = new boolean[2][5];
        grid[1][4] = true;
        /*@ assert grid.length == 2 && grid[0].length == 5 && grid[1][4] && !grid[0][4] */
        int[][] rows = {{1}, {2, 3}};
        /*@ assert rows.length == 2 && rows[1].length == 2 && rows[1][1] == 3 */
    }
}
