package org.gobang.record.renlib;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import org.gobang.api.LocalizedText;
import org.gobang.api.board.Start;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.ReadDefaults;
import org.gobang.record.format.ParsedRecord;
import org.gobang.record.format.RecordMessages;
import org.gobang.record.io.RuleNames;
import org.gobang.record.io.UnreadableContentException;

/**
 * A reader of RenLib's {@code .lib}. The sides alternate. A node without a point is a pass. A node
 * that is not a move belongs to the previous position, like the nodes after it.
 */
public final class RenlibReader {

  /**
   * The maximum number of nodes, more than in the largest libraries. A node takes about 80 bytes of
   * memory.
   */
  private static final int MAX_NODES = 4_000_000;

  private static final int HIGHEST_BIT = 0x80;

  private final ByteSource file;
  private final RenlibTexts texts = new RenlibTexts();
  private final RenlibTree tree = new RenlibTree(texts);

  /** The parents with further children. */
  private int[] open = new int[64];

  private int opened;
  private int read;
  private int started;
  private int withoutMove;

  private RenlibReader(InputStream file) {
    this.file = new ByteSource(file);
  }

  /**
   * Returns whether a file has this format.
   *
   * @param beginning the first bytes of the file
   * @return true if the file has the header
   */
  public static boolean isLibrary(byte[] beginning) {
    return RenlibCode.isHeader(beginning);
  }

  /**
   * Reads the tree of a file.
   *
   * @param file the content of the file
   * @param defaults the rules and the character set, if selected by the user
   * @return the tree, as a record without tags
   * @throws IOException if the stream fails
   * @throws UnreadableContentException if the format is invalid or the file too large; the message
   *     gives the location
   */
  public static ParsedRecord read(InputStream file, ReadDefaults defaults) throws IOException {
    return new RenlibReader(file).read(defaults);
  }

  private ParsedRecord read(ReadDefaults defaults) throws IOException {
    if (!RenlibCode.isHeader(file.bytes(RenlibCode.HEADER_BYTES))) {
      throw new UnreadableContentException(0, RecordMessages.of("renlib.head"));
    }
    boolean whole = nodes();
    texts.decodeAs(defaults.charset());
    GameRecord record =
        GameRecord.of(
                RuleNames.renjuUnlessChosen(defaults), Start.empty(RenlibCode.SIZE), List.of())
            .withNotes(tree.rootNotes())
            .withLines(tree.build());
    return new ParsedRecord(record, remarks(whole));
  }

  private List<LocalizedText> remarks(boolean whole) throws IOException {
    List<LocalizedText> remarks = new ArrayList<>();
    texts.remark().ifPresent(remarks::add);
    if (!whole) {
      remarks.add(RecordMessages.of("renlib.ends"));
    } else if (file.next() != ByteSource.END) {
      remarks.add(RecordMessages.of("binary.rest", file.offset() - 1));
    }
    if (tree.occupied() > 0) {
      remarks.add(RecordMessages.of("renlib.occupied", tree.occupied()));
    }
    if (withoutMove > 0) {
      remarks.add(RecordMessages.of("renlib.no.move", withoutMove));
    }
    if (started > 0) {
      remarks.add(RecordMessages.of("renlib.start"));
    }
    return remarks;
  }

  /** Reads the nodes, and returns whether the file is complete. */
  private boolean nodes() throws IOException {
    int parent = RenlibTree.ROOT;
    boolean first = true;
    while (true) {
      long offset = file.offset();
      int point = file.next();
      int flags = file.next();
      boolean extended = flags != ByteSource.END && (flags & RenlibCode.EXTENSION) != 0;
      int second = extended ? extension() : 0;
      if (flags == ByteSource.END || second == ByteSource.END) {
        return false;
      }
      int node = node(parent, point, flags, first, offset);
      if (!texts(parent, node, point, flags, second)) {
        return false;
      }
      first = false;
      if ((flags & RenlibCode.SIBLING) != 0) {
        open(parent);
      }
      if ((flags & RenlibCode.NO_CHILD) == 0) {
        parent = node;
      } else if (opened == 0) {
        return true;
      } else {
        parent = open[--opened];
      }
    }
  }

  /** Reads the extension, and returns its second byte. */
  private int extension() throws IOException {
    int unused = file.next();
    return unused == ByteSource.END ? unused : file.next();
  }

  private void open(int parent) {
    if (opened == open.length) {
      open = Arrays.copyOf(open, opened * 2);
    }
    open[opened++] = parent;
  }

  /**
   * Returns the parent of the next node's moves: a new node, or the parent if the node is not a
   * move.
   */
  private int node(int parent, int point, int flags, boolean first, long offset) {
    if (point != RenlibCode.NO_POINT && RenlibCode.point(point).isEmpty()) {
      String code = HexFormat.of().withUpperCase().toHexDigits((byte) point);
      throw new UnreadableContentException(offset, RecordMessages.of("renlib.point", code));
    }
    if (read++ == MAX_NODES) {
      throw new UnreadableContentException(offset, RecordMessages.of("many.moves", MAX_NODES));
    }
    started += (flags & RenlibCode.START) == 0 ? 0 : 1;
    boolean root = first && point == RenlibCode.NO_POINT;
    if (!root && (flags & RenlibCode.NO_MOVE) == 0) {
      int added = tree.add(parent, point);
      if ((flags & RenlibCode.MARK) != 0) {
        tree.mark(added);
      }
      return added;
    }
    if (!root && (flags & RenlibCode.NO_CHILD) == 0) {
      withoutMove++;
    }
    return parent;
  }

  /** Reads the texts of a node, and returns whether they are complete. */
  private boolean texts(int parent, int node, int point, int flags, int extension)
      throws IOException {
    boolean whole = true;
    if ((flags & RenlibCode.OLD_COMMENT) != 0) {
      tree.comment(node, texts.next());
      whole = oldText();
    } else if ((flags & RenlibCode.COMMENT) != 0) {
      tree.comment(node, texts.next());
      whole = text();
    }
    if (whole && (extension & RenlibCode.BOARD_TEXT) != 0) {
      int start = texts.next();
      RenlibCode.point(point).ifPresent(on -> tree.label(parent, on, start));
      whole = text();
    }
    return whole;
  }

  /** Reads pairs of bytes up to the one with a zero. */
  private boolean text() throws IOException {
    while (true) {
      int first = file.next();
      int second = file.next();
      add(first);
      if (first > 0) {
        add(second);
      }
      if (first <= 0 || second <= 0) {
        return second != ByteSource.END;
      }
    }
  }

  /** Reads pairs of bytes up to the one with the highest bit set. */
  private boolean oldText() throws IOException {
    while (true) {
      int first = file.next();
      boolean ends = first == ByteSource.END || first >= HIGHEST_BIT;
      add(first & ~HIGHEST_BIT);
      int second = file.next();
      if (!ends) {
        add(second & ~HIGHEST_BIT);
        ends = second == ByteSource.END || second >= HIGHEST_BIT;
      }
      if (ends) {
        add(0);
        return second != ByteSource.END;
      }
    }
  }

  /**
   * Adds a byte to a text, which ends with a zero or the end of the file. A zero or the end of the
   * file ends it.
   */
  private void add(int each) {
    if (texts.next() >= RenlibTexts.MAX_BYTES) {
      throw new UnreadableContentException(
          file.offset(), RecordMessages.of("renlib.texts", RenlibTexts.MAX_BYTES >> 20));
    }
    texts.add(Math.max(each, 0));
  }
}
