package @PACKAGE@;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import org.gobang.api.Label;
import org.gobang.api.Move;
import org.gobang.api.MoveText;
import org.gobang.api.Point;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;
import org.gobang.api.board.Start;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.GameSink;
import org.gobang.api.record.LoadedGame;
import org.gobang.api.record.Node;
import org.gobang.api.record.ReadDefaults;
import org.gobang.api.record.RecordFormat;
import org.gobang.api.record.UnreadableRecordException;

/** Reads and writes the moves of a game on one line, for example {@code h8 h9 i10}. */
public final class @CLASS@Provider implements RecordFormat {

  private static final int MOST_BYTES = 1 << 16;

  @Override
  public String id() {
    return "@ID@";
  }

  /** Returns the displayed name and description in a language. */
  @Override
  public Label label(Locale locale) {
    return isChinese(locale)
        ? new Label("@LABEL@", "一局棋的着法，占一行。")
        : new Label("@LABEL@", "The moves of a game on one line.");
  }

  @Override
  public List<String> extensions() {
    return List.of(".@EXTENSION@");
  }

  /** Reads a game. The defaults provide the rules and the board size. */
  @Override
  public void read(InputStream file, ReadDefaults defaults, Locale language, GameSink games)
      throws IOException {
    byte[] bytes = file.readNBytes(MOST_BYTES + 1);
    if (bytes.length > MOST_BYTES) {
      throw new RefusedException(say(language, "the file is too long", "文件太长"));
    }
    List<Move> moves = moves(new String(bytes, StandardCharsets.UTF_8), language);
    if (moves.isEmpty() || moves.stream().anyMatch(move -> !isOn(move, defaults.size()))) {
      throw unreadable(say(language, "this is not a list of moves on the board", "内容不是棋盘上的着法"));
    }
    GameRecord record = GameRecord.of(defaults.rules(), Start.empty(defaults.size()), moves);
    games.accept(new LoadedGame(record, List.of()));
  }

  private static List<Move> moves(String text, Locale language) {
    try {
      return MoveText.parse(text, Stone.BLACK);
    } catch (RefusedException noMoves) {
      throw unreadable(say(language, "this is not a list of moves", "内容不是着法"));
    }
  }

  private static boolean isOn(Move move, int size) {
    return !(move instanceof Move.Place place) || isOn(place.point(), size);
  }

  private static boolean isOn(Point point, int size) {
    return point.column() < size && point.row() < size;
  }

  /** Returns an error with its location. */
  private static UnreadableRecordException unreadable(String reason) {
    return new UnreadableRecordException(new UnreadableRecordException.InText(1, 1), reason);
  }

  @Override
  public List<String> write(
      GameRecord record, List<Integer> path, Locale language, OutputStream file)
      throws IOException {
    List<Move> moves = record.follow(path).stream().map(Node::move).toList();
    if (!record.start().equals(Start.empty(record.start().size())) || !alternate(moves)) {
      throw new RefusedException(
          say(language, "only games with alternating moves can be saved", "只能保存双方轮流落子的对局"));
    }
    file.write((MoveText.write(moves) + "\n").getBytes(StandardCharsets.UTF_8));
    return List.of(say(language, "Only the moves are saved.", "只保存着法。"));
  }

  private static boolean alternate(List<Move> moves) {
    Stone turn = Stone.BLACK;
    for (Move move : moves) {
      if (move.stone() != turn) {
        return false;
      }
      turn = turn.opponent();
    }
    return true;
  }

  private static boolean isChinese(Locale locale) {
    return locale.getLanguage().equals("zh");
  }

  private static String say(Locale language, String english, String chinese) {
    return isChinese(language) ? chinese : english;
  }
}
