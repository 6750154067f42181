package org.gobang.record.renlib;

import java.util.Arrays;
import java.util.Optional;
import org.gobang.api.Point;

/** The codes of a RenLib file. */
final class RenlibCode {

  /** The beginning of a file. The version follows, and the rest of the header is {@code FF}. */
  private static final byte[] SIGNATURE = {-1, 'R', 'e', 'n', 'L', 'i', 'b', -1};

  static final int HEADER_BYTES = 20;

  /** The major version with texts on the board: RenLib 3.04. */
  static final int MAJOR = 3;

  static final int MINOR = 4;

  /** The board size. */
  static final int SIZE = 15;

  /** The code of the root or a pass. */
  static final int NO_POINT = 0;

  /** The flag of a node with another sibling, which follows the subtree of the node. */
  static final int SIBLING = 0x80;

  /** The flag of a node without children. */
  static final int NO_CHILD = 0x40;

  /**
   * The flag of an old comment: a text in ASCII follows, with the highest bit of the last byte set.
   */
  static final int OLD_COMMENT = 0x20;

  static final int MARK = 0x10;

  /**
   * The flag of a comment: a text follows that ends with a zero and has an even number of bytes.
   */
  static final int COMMENT = 0x08;

  /** The flag of the position where RenLib opens the file. */
  static final int START = 0x04;

  /**
   * The flag of a node that is not a move. The text of such a node belongs to its point in the
   * previous position.
   */
  static final int NO_MOVE = 0x02;

  /** The flag of an extension: two bytes of further flags follow. */
  static final int EXTENSION = 0x01;

  /**
   * The flag of a text on the board in the second byte of the extension: a text follows, like a
   * comment.
   */
  static final int BOARD_TEXT = 0x01;

  /** The separator between the first line of a comment and the other lines. */
  static final char FIRST_LINE_END = '\b';

  private static final int COLUMNS = 0x0f;
  private static final int ROW_SHIFT = 4;

  private RenlibCode() {}

  /** Returns whether a file starts with RenLib's header. */
  static boolean isHeader(byte[] beginning) {
    return beginning.length >= SIGNATURE.length
        && Arrays.equals(beginning, 0, SIGNATURE.length, SIGNATURE, 0, SIGNATURE.length);
  }

  static byte[] header() {
    byte[] header = Arrays.copyOf(SIGNATURE, HEADER_BYTES);
    Arrays.fill(header, SIGNATURE.length, HEADER_BYTES, (byte) -1);
    header[SIGNATURE.length] = MAJOR;
    header[SIGNATURE.length + 1] = MINOR;
    return header;
  }

  /** Returns the point of a byte; empty if the byte is not a point. */
  static Optional<Point> point(int code) {
    int column = code & COLUMNS;
    int rowFromTop = code >> ROW_SHIFT;
    return column == 0 || rowFromTop >= SIZE
        ? Optional.empty()
        : Optional.of(new Point(column - 1, SIZE - 1 - rowFromTop));
  }

  /** Returns the byte of a point on the board. */
  static int code(Point point) {
    return ((SIZE - 1 - point.row()) << ROW_SHIFT) | (point.column() + 1);
  }
}
