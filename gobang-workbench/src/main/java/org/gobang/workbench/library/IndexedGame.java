package org.gobang.workbench.library;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import org.gobang.api.Move;
import org.gobang.api.explorer.ExploredGame;
import org.gobang.api.library.LibraryGame;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.Node;
import org.gobang.api.record.Tags;
import org.gobang.study.opening.RenjuOpening;

/**
 * The known data of a game in a file, independent of the language.
 *
 * @param rules the rules with their options
 * @param size the board size
 * @param moves the number of moves in the main line, without choices
 * @param opening the {@linkplain RenjuOpening#word word} of the opening; empty for none
 * @param tags the listed tags
 */
record IndexedGame(String rules, int size, int moves, String opening, Map<String, String> tags) {

  private static final List<String> LISTED =
      List.of(
          Tags.BLACK,
          Tags.WHITE,
          Tags.BLACK_TYPE,
          Tags.WHITE_TYPE,
          Tags.UNRATED,
          Tags.DATE,
          Tags.RESULT,
          Tags.ENDING);

  /** The length limit in UTF-16 units, so that large collections fit into memory. */
  private static final int LONGEST = 60;

  /** The stones of an opening, each followed by a colour swap. */
  private static final int MOST_OPENING_MOVES = 2 * RenjuOpening.MOVES;

  static IndexedGame of(GameRecord record) {
    List<Integer> line = record.mainLine();
    List<Move> opening =
        record.follow(line.subList(0, Math.min(MOST_OPENING_MOVES, line.size()))).stream()
            .map(Node::move)
            .toList();
    Map<String, String> tags = new TreeMap<>();
    Map<String, String> all = PlayEvidence.tags(record);
    for (String key : LISTED) {
      String value = all.getOrDefault(key, "");
      if (!value.isBlank()) {
        tags.put(key, value.substring(0, Math.min(LONGEST, value.length())));
      }
    }
    return new IndexedGame(
        record.rules(),
        record.start().size(),
        (int) record.follow(line).stream().filter(IndexedGame::counts).count(),
        RenjuOpening.of(record.start(), opening).map(RenjuOpening::word).orElse(""),
        tags);
  }

  private static boolean counts(Node node) {
    return !(node.move() instanceof Move.Choose);
  }

  /**
   * Returns the game for interfaces.
   *
   * @param openings returns the name of an opening for its word
   */
  LibraryGame in(Path file, int number, boolean kept, UnaryOperator<String> openings) {
    return new LibraryGame(
        new ExploredGame(file, number, tags),
        kept,
        new LibraryGame.Contents(rules, size, moves, openings.apply(opening)));
  }

  void write(DataOutput out) throws IOException {
    out.writeUTF(rules);
    out.writeInt(size);
    out.writeInt(moves);
    out.writeUTF(opening);
    out.writeInt(tags.size());
    for (Map.Entry<String, String> tag : tags.entrySet()) {
      out.writeUTF(tag.getKey());
      out.writeUTF(tag.getValue());
    }
  }

  static IndexedGame read(DataInput in) throws IOException {
    String rules = in.readUTF();
    int size = in.readInt();
    int moves = in.readInt();
    String opening = in.readUTF();
    Map<String, String> tags = new TreeMap<>();
    for (int left = in.readInt(); left > 0; left--) {
      tags.put(in.readUTF(), in.readUTF());
    }
    return new IndexedGame(rules, size, moves, opening, tags);
  }
}
