package org.gobang.arena.opening;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import org.gobang.api.Move;
import org.gobang.api.RefusedException;
import org.gobang.api.board.Board;
import org.gobang.api.board.BoardMoves;
import org.gobang.api.board.Start;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.LoadedGame;
import org.gobang.api.record.Node;
import org.gobang.api.record.ReadDefaults;
import org.gobang.arena.text.ArenaTexts;
import org.gobang.record.RecordFiles;
import org.gobang.record.TextFormat;
import org.gobang.record.file.FileErrors;
import org.gobang.record.file.RegularFile;
import org.gobang.record.lines.MoveLine;
import org.gobang.record.lines.OffsetText;

/**
 * Reads openings from a file in one of these forms:
 *
 * <ul>
 *   <li>text with one opening per line, either as position text, {@code h8 h9 i10} or {@code
 *       h8h9i10}, or as offsets from the middle, {@code 0,0, 0,-1, 1,-2}, as used by Gomocup; blank
 *       lines and text after a {@code #} are ignored;
 *   <li>a game record: each way through its variations, to the end, is an opening.
 * </ul>
 *
 * <p>Every one of them is played on the board; one that cannot be is an error that names its line.
 */
public final class OpeningFile {

  /** The format of position text, with one opening per line. */
  private static final String TEXT = TextFormat.TEXT.id();

  private final Path file;
  private final Function<Start, Board> boards;
  private final int size;

  private OpeningFile(Path file, Function<Start, Board> boards, int size) {
    this.file = file;
    this.boards = boards;
    this.size = size;
  }

  /**
   * Reads a file.
   *
   * @param file the file; the extension distinguishes game records from text
   * @param boards makes the board of a start, under the rules that are played
   * @param readDefaults the rules and the size that are played
   * @param files reads game records
   * @return the openings in order, one or more
   * @throws RefusedException if it cannot be read, has no opening, or has an illegal one; the
   *     message gives the location
   */
  public static List<Opening> read(
      Path file, Function<Start, Board> boards, ReadDefaults readDefaults, RecordFiles files) {
    OpeningFile reader = new OpeningFile(file, boards, readDefaults.size());
    boolean game = files.formats().of(file).filter(format -> !format.id().equals(TEXT)).isPresent();
    List<Opening> openings =
        game ? reader.variations(files.read(file, readDefaults, Locale.ROOT)) : reader.lines();
    if (openings.isEmpty()) {
      throw ArenaTexts.refused("opening.none", file);
    }
    return List.copyOf(openings);
  }

  private List<Opening> lines() {
    List<MoveLine> lines;
    try {
      lines = MoveLine.of(RegularFile.readBytes(file));
    } catch (IOException e) {
      throw FileErrors.unreadable(file, e);
    }
    List<Opening> openings = new ArrayList<>();
    for (MoveLine line : lines) {
      if (!line.moves().isEmpty()) {
        openings.add(line(line.moves(), line.number()));
      }
    }
    return openings;
  }

  private Opening line(String line, int number) {
    try {
      List<Move> moves =
          OffsetText.is(line)
              ? OffsetText.parse(line, size, RefusedException::new)
              : BoardMoves.read(line, boards.apply(Start.empty(size)));
      return checked(new Opening(Start.empty(size), moves));
    } catch (RefusedException refused) {
      throw new RefusedException(ArenaTexts.of("in.line", file, number, refused), refused);
    }
  }

  private Opening checked(Opening opening) {
    return opening.on(boards.apply(opening.start()));
  }

  private List<Opening> variations(LoadedGame read) {
    GameRecord record = read.record();
    if (record.start().size() != size) {
      throw ArenaTexts.refused("opening.size", file, record.start().size(), size);
    }
    List<Opening> openings = new ArrayList<>();
    Deque<List<Node>> ways = new ArrayDeque<>();
    ways.push(List.of());
    while (!ways.isEmpty()) {
      List<Node> way = ways.pop();
      List<Node> next = way.isEmpty() ? record.lines() : way.get(way.size() - 1).next();
      if (next.isEmpty()) {
        openings.add(variation(record.start(), way));
      }
      for (int i = next.size() - 1; i >= 0; i--) {
        List<Node> longer = new ArrayList<>(way);
        longer.add(next.get(i));
        ways.push(longer);
      }
    }
    return openings;
  }

  private Opening variation(Start start, List<Node> way) {
    Opening opening = new Opening(start, way.stream().map(Node::move).toList());
    try {
      return checked(opening);
    } catch (RefusedException refused) {
      throw new RefusedException(
          ArenaTexts.of("in.variation", file, opening.toString(), refused), refused);
    }
  }
}
