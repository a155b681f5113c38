/**
 * Shapes of ordinary Java: boards, life, cards.
 * Neighbours: `../kit.mjs` is what they are written with; `../compose.mjs` lists all shapes.
 */

export function ticTacToe(k) {
  const name = k.name('TicTacToe', 'FourInARow', 'BoardGame', 'NoughtsAndCrosses');
  const size = k.int(3, 6);
  return `public class ${name} {
    public static final int SIZE = ${size};

    private final char[][] board = new char[SIZE][SIZE];
    private char player = 'X';
    private int moves;

    public ${name}() {
        for (char[] row : board) {
            Arrays.fill(row, ' ');
        }
    }

    public boolean play(int row, int column) {
        if (row < 0 || row >= SIZE || column < 0 || column >= SIZE) {
            throw new IllegalArgumentException("outside of the board");
        }
        if (board[row][column] != ' ' || winner() != ' ') {
            return false;
        }
        board[row][column] = player;
        player = player == 'X' ? 'O' : 'X';
        moves++;
        return true;
    }

    public char winner() {
        for (int i = 0; i < SIZE; i++) {
            if (isLine(i, 0, 0, 1)) {
                return board[i][0];
            }
            if (isLine(0, i, 1, 0)) {
                return board[0][i];
            }
        }
        if (isLine(0, 0, 1, 1)) {
            return board[0][0];
        }
        if (isLine(0, SIZE - 1, 1, -1)) {
            return board[0][SIZE - 1];
        }
        return ' ';
    }

    private boolean isLine(int row, int column, int down, int right) {
        char first = board[row][column];
        if (first == ' ') {
            return false;
        }
        for (int i = 1; i < SIZE; i++) {
            if (board[row + i * down][column + i * right] != first) {
                return false;
            }
        }
        return true;
    }

    public boolean isDraw() {
        return moves == SIZE * SIZE && winner() == ' ';
    }

    public void print() {
        for (int row = 0; row < SIZE; row++) {
            StringBuilder line = new StringBuilder("|");
            for (int column = 0; column < SIZE; column++) {
                line.append(board[row][column]).append('|');
            }
            System.out.println(line);
        }
    }
}`;
}

export function life(k) {
  const name = k.name('Life', 'CellularAutomaton', 'Colony', 'ForestFire');
  return `public class ${name} {
    private final int width;
    private final int height;
    private boolean[][] alive;
    private int generation;

    public ${name}(int width, int height) {
        this.width = width;
        this.height = height;
        this.alive = new boolean[height][width];
    }

    public void seed(long seed) {
        Random random = new Random(seed);
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                alive[y][x] = random.nextInt(${k.int(2, 5)}) == 0;
            }
        }
    }

    private int neighbours(int x, int y) {
        int count = 0;
        for (int dy = -1; dy <= 1; dy++) {
            for (int dx = -1; dx <= 1; dx++) {
                if (dx == 0 && dy == 0) {
                    continue;
                }
                int nx = (x + dx + width) % width;
                int ny = (y + dy + height) % height;
                if (alive[ny][nx]) {
                    count++;
                }
            }
        }
        return count;
    }

    public void step() {
        boolean[][] next = new boolean[height][width];
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                int around = neighbours(x, y);
                next[y][x] = around == 3 || alive[y][x] && around == 2;
            }
        }
        alive = next;
        generation++;
    }

    public int population() {
        int count = 0;
        for (boolean[] row : alive) {
            for (boolean cell : row) {
                count += cell ? 1 : 0;
            }
        }
        return count;
    }

    public int run(int steps) {
        int before = -1;
        while (steps-- > 0 && population() != before) {
            before = population();
            step();
        }
        return generation;
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        for (boolean[] row : alive) {
            for (boolean cell : row) {
                text.append(cell ? '#' : '.');
            }
            text.append(System.lineSeparator());
        }
        return text.toString();
    }
}`;
}

export function cards(k) {
  const name = k.name('Deck', 'CardDeck', 'CardGame', 'Shoe');
  return `public class ${name} {
    public enum Suit { CLUBS, DIAMONDS, HEARTS, SPADES }

    public static final class Card implements Comparable<Card> {
        private final Suit suit;
        private final int rank;

        Card(Suit suit, int rank) {
            this.suit = suit;
            this.rank = rank;
        }

        public int points() {
            return rank > 10 ? 10 : rank;
        }

        public boolean isFace() {
            return rank > 10;
        }

        @Override
        public int compareTo(Card other) {
            return rank != other.rank ? rank - other.rank : suit.compareTo(other.suit);
        }

        @Override
        public String toString() {
            switch (rank) {
                case 1: return "ace of " + suit;
                case 11: return "jack of " + suit;
                case 12: return "queen of " + suit;
                case 13: return "king of " + suit;
                default: return rank + " of " + suit;
            }
        }
    }

    private final List<Card> cards = new ArrayList<>();
    private final Random random = new Random(${k.int(1, 99)});

    public ${name}() {
        for (Suit suit : Suit.values()) {
            for (int rank = 1; rank <= 13; rank++) {
                cards.add(new Card(suit, rank));
            }
        }
    }

    public void shuffle() {
        ${
          k.flip()
            ? 'Collections.shuffle(cards, random);'
            : `for (int i = cards.size() - 1; i > 0; i--) {
            int j = random.nextInt(i + 1);
            Card card = cards.get(i);
            cards.set(i, cards.get(j));
            cards.set(j, card);
        }`
        }
    }

    public Card draw() {
        if (cards.isEmpty()) {
            return null;
        }
        return cards.remove(cards.size() - 1);
    }

    public static int points(Card[] hand) {
        int sum = 0;
        int aces = 0;
        for (Card card : hand) {
            sum += card.points();
            if (card.rank == 1) {
                aces++;
            }
        }
        while (aces > 0 && sum + 10 <= 21) {
            sum += 10;
            aces--;
        }
        return sum;
    }

    public int remaining() {
        return cards.size();
    }
}`;
}

export const GAMES = [ticTacToe, life, cards];
