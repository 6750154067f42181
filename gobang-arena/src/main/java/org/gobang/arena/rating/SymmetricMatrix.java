package org.gobang.arena.rating;

/** Operations on symmetric matrices for ratings. The size is the number of players. */
final class SymmetricMatrix {

  private SymmetricMatrix() {}

  /** Adds a weighted squared difference of two unknowns to a matrix. */
  static void addContrast(double[][] matrix, int i, int j, double weight) {
    matrix[i][i] += weight;
    matrix[j][j] += weight;
    matrix[i][j] -= weight;
    matrix[j][i] -= weight;
  }

  /**
   * Returns the inverse of a sum of contrasts. Such a matrix is singular, because a shift of all
   * unknowns has no effect. This method therefore fixes the average of the unknowns at 0.
   */
  static double[][] inverseOfContrasts(double[][] matrix) {
    int size = matrix.length;
    double[][] left = new double[size][];
    double[][] right = new double[size][size];
    for (int i = 0; i < size; i++) {
      left[i] = matrix[i].clone();
      right[i][i] = 1;
      for (int j = 0; j < size; j++) {
        left[i][j] += 1.0 / size;
      }
    }
    // Gauss-Jordan elimination; any diagonal element of a positive definite matrix is a valid
    // pivot.
    for (int pivot = 0; pivot < size; pivot++) {
      scale(left[pivot], right[pivot], 1 / left[pivot][pivot]);
      for (int row = 0; row < size; row++) {
        if (row != pivot) {
          double times = left[row][pivot];
          subtract(left[row], left[pivot], times);
          subtract(right[row], right[pivot], times);
        }
      }
    }
    return right;
  }

  private static void scale(double[] left, double[] right, double factor) {
    for (int i = 0; i < left.length; i++) {
      left[i] *= factor;
      right[i] *= factor;
    }
  }

  private static void subtract(double[] from, double[] row, double times) {
    for (int i = 0; i < from.length; i++) {
      from[i] -= times * row[i];
    }
  }

  static double[] multiply(double[][] matrix, double[] vector) {
    double[] product = new double[vector.length];
    for (int i = 0; i < product.length; i++) {
      for (int j = 0; j < vector.length; j++) {
        product[i] += matrix[i][j] * vector[j];
      }
    }
    return product;
  }

  static double[][] multiply(double[][] left, double[][] right) {
    double[][] product = new double[left.length][];
    for (int i = 0; i < product.length; i++) {
      // The right one is symmetric, so its rows are its columns.
      product[i] = multiply(right, left[i]);
    }
    return product;
  }
}
