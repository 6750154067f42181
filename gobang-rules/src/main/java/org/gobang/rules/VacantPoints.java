package org.gobang.rules;

/**
 * The vacant points of a mutable board, with constant-time access.
 *
 * <p>All points are in one array, the vacant ones first. A point that receives a stone is swapped
 * with the last vacant point; a point that loses a stone is swapped with the first occupied one.
 * Changes are undone in reverse order.
 */
final class VacantPoints {

  private final int[] order;

  /** By point: its position in {@link #order}. */
  private final int[] positions;

  private int count;

  /** Creates the points of a board, all vacant. */
  VacantPoints(int points) {
    order = new int[points];
    positions = new int[points];
    for (int index = 0; index < points; index++) {
      order[index] = index;
      positions[index] = index;
    }
    count = points;
  }

  private VacantPoints(VacantPoints copied) {
    order = copied.order.clone();
    positions = copied.positions.clone();
    count = copied.count;
  }

  VacantPoints copy() {
    return new VacantPoints(this);
  }

  int count() {
    return count;
  }

  int get(int i) {
    if (i >= count) {
      throw new IndexOutOfBoundsException(i);
    }
    return order[i];
  }

  boolean contains(int index) {
    return positions[index] < count;
  }

  /** Returns the last point that received a stone and still has it. */
  int lastRemoved() {
    return order[count];
  }

  /**
   * Removes a point that receives a stone.
   *
   * @return the position of the point, for {@link #undoRemove}
   */
  int remove(int index) {
    int position = positions[index];
    swap(position, --count);
    return position;
  }

  /** Undoes the last removal. */
  void undoRemove(int position) {
    swap(position, count++);
  }

  /**
   * Adds a point that loses its stone.
   *
   * @return the position of the point, for {@link #undoAdd}
   */
  int add(int index) {
    int position = positions[index];
    swap(position, count++);
    return position;
  }

  /** Undoes the last addition. */
  void undoAdd(int position) {
    swap(position, --count);
  }

  private void swap(int position, int other) {
    int index = order[position];
    int swapped = order[other];
    order[position] = swapped;
    positions[swapped] = position;
    order[other] = index;
    positions[index] = other;
  }
}
