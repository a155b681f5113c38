package plain;

import java.util.Arrays;

/** A dense matrix of doubles. */
public final class Matrix {
    private final int rows;
    private final int columns;
    private final double[][] cells;

    public Matrix(int rows, int columns) {
        if (rows <= 0 || columns <= 0) {
            throw new IllegalArgumentException("a matrix needs rows and columns: " + rows + " x " + columns);
        }
        this.rows = rows;
        this.columns = columns;
        this.cells = new double[rows][columns];
    }

    public static Matrix identity(int size) {
        Matrix result = new Matrix(size, size);
        for (int i = 0; i < size; i++) {
            result.cells[i][i] = 1.0;
        }
        return result;
    }

    public double get(int row, int column) {
        return cells[row][column];
    }

    public Matrix set(int row, int column, double value) {
        cells[row][column] = value;
        return this;
    }

    public Matrix times(Matrix other) {
        if (columns != other.rows) {
            throw new IllegalArgumentException("sizes do not match");
        }
        Matrix result = new Matrix(rows, other.columns);
        for (int i = 0; i < rows; i++) {
            for (int j = 0; j < other.columns; j++) {
                double sum = 0;
                for (int k = 0; k < columns; k++) {
                    sum += cells[i][k] * other.cells[k][j];
                }
                result.cells[i][j] = sum;
            }
        }
        return result;
    }

    public Matrix transposed() {
        Matrix result = new Matrix(columns, rows);
        for (int i = 0; i < rows; i++) {
            for (int j = 0; j < columns; j++) {
                result.cells[j][i] = cells[i][j];
            }
        }
        return result;
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        for (double[] row : cells) {
            text.append(Arrays.toString(row)).append('\n');
        }
        return text.toString();
    }
}
