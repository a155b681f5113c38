/**
 * Shapes of ordinary Java: matrices, bit sets, graphs, mazes: data structures of rows and edges.
 * Neighbours: `../kit.mjs` is what they are written with; `../compose.mjs` lists all shapes.
 */

export function matrix(k) {
  const name = k.name('Matrix', 'Grid', 'Table2D', 'Plane');
  const type = k.pick('int', 'double', 'long');
  return `public class ${name} {
    private final int rows;
    private final int columns;
    private final ${type}[][] cells;

    public ${name}(int rows, int columns) {
        ${k.maybe(
          60,
          `if (rows <= 0 || columns <= 0) {
            throw new IllegalArgumentException(rows + " x " + columns);
        }`,
        )}
        this.rows = rows;
        this.columns = columns;
        this.cells = new ${type}[rows][columns];
    }

    public static ${name} identity(int size) {
        ${name} result = new ${name}(size, size);
        for (int i = 0; i < size; i++) {
            result.cells[i][i] = 1;
        }
        return result;
    }

    public ${type} get(int row, int column) {
        return cells[row][column];
    }

    public void set(int row, int column, ${type} value) {
        cells[row][column] = value;
    }

    public ${name} plus(${name} other) {
        if (rows != other.rows || columns != other.columns) {
            throw new IllegalArgumentException("sizes differ");
        }
        ${name} sum = new ${name}(rows, columns);
        for (int r = 0; r < rows; r++) {
            for (int c = 0; c < columns; c++) {
                sum.cells[r][c] = cells[r][c] + other.cells[r][c];
            }
        }
        return sum;
    }

    public ${name} times(${name} other) {
        if (columns != other.rows) {
            throw new IllegalArgumentException("sizes do not fit");
        }
        ${name} product = new ${name}(rows, other.columns);
        for (int r = 0; r < rows; r++) {
            for (int c = 0; c < other.columns; c++) {
                ${type} sum = 0;
                for (int i = 0; i < columns; i++) {
                    sum += cells[r][i] * other.cells[i][c];
                }
                product.cells[r][c] = sum;
            }
        }
        return product;
    }

    public ${name} transposed() {
        ${name} result = new ${name}(columns, rows);
        for (int r = 0; r < rows; r++) {
            for (int c = 0; c < columns; c++) {
                result.cells[c][r] = cells[r][c];
            }
        }
        return result;
    }

    public ${type} trace() {
        ${type} sum = 0;
        for (int i = 0; i < Math.min(rows, columns); i++) {
            sum += cells[i][i];
        }
        return sum;
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        for (${type}[] row : cells) {
            text.append(Arrays.toString(row)).append('\\n');
        }
        return text.toString();
    }
}`;
}

export function bits(k) {
  const name = k.name('BitMask', 'FlagSet', 'BitField', 'Bitmap');
  const long = k.flip();
  const width = long ? 64 : 32;
  return `public final class ${name} {
    private final ${long ? 'long' : 'int'}[] words;
    private final int length;

    public ${name}(int length) {
        if (length < 0) {
            throw new NegativeArraySizeException("length " + length);
        }
        this.length = length;
        this.words = new ${long ? 'long' : 'int'}[(length + ${width - 1}) / ${width}];
    }

    private void check(int bit) {
        if (bit < 0 || bit >= length) {
            throw new IndexOutOfBoundsException("bit " + bit);
        }
    }

    public boolean get(int bit) {
        check(bit);
        return (words[bit / ${width}] & (1${long ? 'L' : ''} << (bit % ${width}))) != 0;
    }

    public void set(int bit) {
        check(bit);
        words[bit / ${width}] |= 1${long ? 'L' : ''} << (bit % ${width});
    }

    public void clear(int bit) {
        check(bit);
        words[bit / ${width}] &= ~(1${long ? 'L' : ''} << (bit % ${width}));
    }

    public void flip(int bit) {
        if (get(bit)) {
            clear(bit);
        } else {
            set(bit);
        }
    }

    public int cardinality() {
        int count = 0;
        for (${long ? 'long' : 'int'} word : words) {
            count += ${long ? 'Long' : 'Integer'}.bitCount(word);
        }
        return count;
    }

    public int nextSet(int from) {
        for (int bit = from; bit < length; bit++) {
            if (get(bit)) {
                return bit;
            }
        }
        return -1;
    }

    public ${name} and(${name} other) {
        ${name} result = new ${name}(Math.min(length, other.length));
        for (int i = 0; i < result.words.length; i++) {
            result.words[i] = words[i] & other.words[i];
        }
        return result;
    }

    public int length() {
        return length;
    }
}`;
}

export function graph(k) {
  const name = k.name('Graph', 'RoadMap', 'Dependencies', 'Network');
  const node = k.pick('String', 'Integer');
  return `public class ${name} {
    private final Map<${node}, Set<${node}>> edges = new ${k.pick('HashMap', 'TreeMap', 'LinkedHashMap')}<>();
    private int edgeCount;

    public void addNode(${node} node) {
        edges.putIfAbsent(node, new ${k.pick('HashSet', 'LinkedHashSet')}<>());
    }

    public void connect(${node} from, ${node} to) {
        addNode(from);
        addNode(to);
        if (edges.get(from).add(to)) {
            edgeCount++;
        }
    }

    public boolean isReachable(${node} from, ${node} to) {
        Set<${node}> seen = new HashSet<>();
        Deque<${node}> waiting = new ArrayDeque<>();
        waiting.add(from);
        while (!waiting.isEmpty()) {
            ${node} node = waiting.poll();
            if (node.equals(to)) {
                return true;
            }
            if (!seen.add(node)) {
                continue;
            }
            for (${node} next : edges.getOrDefault(node, Set.of())) {
                waiting.add(next);
            }
        }
        return false;
    }

    public List<${node}> sorted() {
        List<${node}> order = new ArrayList<>();
        Set<${node}> done = new HashSet<>();
        Set<${node}> open = new HashSet<>();
        for (${node} node : edges.keySet()) {
            visit(node, done, open, order);
        }
        Collections.reverse(order);
        return order;
    }

    private void visit(${node} node, Set<${node}> done, Set<${node}> open, List<${node}> order) {
        if (done.contains(node)) {
            return;
        }
        if (!open.add(node)) {
            throw new IllegalStateException("a cycle through " + node);
        }
        for (${node} next : edges.get(node)) {
            visit(next, done, open, order);
        }
        open.remove(node);
        done.add(node);
        order.add(node);
    }

    public int degree(${node} node) {
        Set<${node}> targets = edges.get(node);
        return targets == null ? 0 : targets.size();
    }

    public int getEdgeCount() {
        return edgeCount;
    }
}`;
}

export function maze(k) {
  const name = k.name('Maze', 'PathFinder', 'Labyrinth', 'GridSearch');
  return `public class ${name} {
    private static final int[][] STEPS = {{0, 1}, {1, 0}, {0, -1}, {-1, 0}};

    private final char[][] map;

    public ${name}(String... lines) {
        map = new char[lines.length][];
        for (int i = 0; i < lines.length; i++) {
            map[i] = lines[i].toCharArray();
        }
    }

    private boolean isFree(int row, int column) {
        return row >= 0 && row < map.length && column >= 0 && column < map[row].length && map[row][column] != '#';
    }

    public int shortest(int fromRow, int fromColumn, int toRow, int toColumn) {
        int width = 0;
        for (char[] line : map) {
            width = Math.max(width, line.length);
        }
        int[][] distance = new int[map.length][width];
        Deque<int[]> queue = new ArrayDeque<>();
        queue.add(new int[] {fromRow, fromColumn});
        distance[fromRow][fromColumn] = 1;
        while (!queue.isEmpty()) {
            int[] at = queue.poll();
            if (at[0] == toRow && at[1] == toColumn) {
                return distance[toRow][toColumn] - 1;
            }
            for (int[] step : STEPS) {
                int row = at[0] + step[0];
                int column = at[1] + step[1];
                if (isFree(row, column) && distance[row][column] == 0) {
                    distance[row][column] = distance[at[0]][at[1]] + 1;
                    queue.add(new int[] {row, column});
                }
            }
        }
        return -1;
    }

    public boolean solve(int row, int column) {
        if (!isFree(row, column) || map[row][column] == '${k.pick('.', '*', '+')}') {
            return false;
        }
        if (map[row][column] == 'E') {
            return true;
        }
        map[row][column] = '+';
        for (int[] step : STEPS) {
            if (solve(row + step[0], column + step[1])) {
                return true;
            }
        }
        map[row][column] = ' ';
        return false;
    }

    public int free() {
        int free = 0;
        for (int row = 0; row < map.length; row++) {
            for (int column = 0; column < map[row].length; column++) {
                if (isFree(row, column)) {
                    free++;
                }
            }
        }
        return free;
    }
}`;
}

export const TABLES = [matrix, bits, graph, maze];
