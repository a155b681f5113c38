//- verdict: failed
// Arrays of arrays.

class Grids {
    static void create() {
        boolean[][] grid = new boolean[2][5];
        grid[1][5] = true;
//      ^^^^^^^^^^ warning[index-out-of-bounds]
        /*@ assert grid.length == 2 && grid[0].length == 5 && !grid[0][4] */
        int[][] rows = {{1}, {2, 3}};
        /*@ assert rows.length == 2 && rows[1].length == 2 && rows[1][1] == 3 */
    }
}
