package com.example.moves;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
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
import org.gobang.api.record.RecordNote;
import org.gobang.api.record.UnreadableRecordException;

/**
 * A text format with one game per line, for example {@code 15 renju: h8 h9 i10}. The size, rules
 * and colon may be omitted together. Blank lines and text after {@code #} are ignored.
 */
public final class MovesFormat implements RecordFormat {

  /** The maximum file size, much larger than any game collection. */
  private static final int MOST_BYTES = 64 << 20;

  private static final Pattern HEAD = Pattern.compile("(\\d{1,2}) ([a-z0-9-]{1,40}):");

  /** Creates a format. Called by the service loader. */
  public MovesFormat() {}

  @Override
  public String id() {
    return "moves";
  }

  @Override
  public Label label(Locale locale) {
    return isChinese(locale)
        ? new Label("着法表", "每行一局：路数、规则和着法。")
        : new Label("Move list", "A game a line: size, rules and moves.");
  }

  private static boolean isChinese(Locale locale) {
    return locale.getLanguage().equals("zh");
  }

  private static String say(Locale language, String english, String chinese) {
    return isChinese(language) ? chinese : english;
  }

  @Override
  public List<String> extensions() {
    return List.of(".moves");
  }

  @Override
  public boolean holdsSeveralGames() {
    return true;
  }

  @Override
  public void read(InputStream file, ReadDefaults defaults, Locale language, GameSink games)
      throws IOException {
    byte[] bytes = file.readNBytes(MOST_BYTES + 1);
    if (bytes.length > MOST_BYTES) {
      throw new RefusedException(say(language, "it is too long", "文件太长"));
    }
    int number = 0;
    boolean any = false;
    for (String line :
        (Iterable<String>) new String(bytes, StandardCharsets.UTF_8).lines()::iterator) {
      number++;
      String moves = line.replaceFirst("#.*", "");
      if (!moves.isBlank()) {
        any = true;
        if (!games.accept(new LoadedGame(game(moves, number, defaults, language), List.of()))) {
          return;
        }
      }
    }
    if (!any) {
      throw unreadable(1, 1, say(language, "there are no moves in it", "其中没有着法"));
    }
  }

  private static GameRecord game(String line, int number, ReadDefaults defaults, Locale language) {
    Matcher head = HEAD.matcher(line);
    boolean named = head.lookingAt();
    int size = named ? Integer.parseInt(head.group(1)) : defaults.size();
    String rules = named ? head.group(2) : defaults.rules();
    if (size < 1 || size > Point.MOST_LINES) {
      throw unreadable(number, 1, say(language, "no board has this size", "没有这种大小的棋盘"));
    }
    int from = named ? head.end() : 0;
    try {
      List<Move> moves = MoveText.parse(line.substring(from), Stone.BLACK);
      if (moves.stream().anyMatch(move -> !isOnBoard(move, size))) {
        throw unreadable(
            number, from + 1, say(language, "a move is outside the board", "有一手在棋盘之外"));
      }
      return GameRecord.of(rules, Start.empty(size), moves);
    } catch (UnreadableRecordException placed) {
      throw placed;
    } catch (RefusedException notMoves) {
      throw unreadable(number, from + 1, String.valueOf(notMoves.getMessage()));
    }
  }

  private static boolean isOnBoard(Move move, int size) {
    return !(move instanceof Move.Place place)
        || (place.point().column() < size && place.point().row() < size);
  }

  private static UnreadableRecordException unreadable(int line, int column, String reason) {
    return new UnreadableRecordException(
        new UnreadableRecordException.InText(line, column), reason);
  }

  @Override
  public List<String> write(
      GameRecord record, List<Integer> path, Locale language, OutputStream file)
      throws IOException {
    List<Node> line = record.follow(path);
    Stone turn = Stone.BLACK;
    for (Node node : line) {
      if (node.move().stone() != turn) {
        throw new RefusedException(
            say(language, "in a move list the sides move in turn", "着法表中双方必须轮流落子"));
      }
      turn = turn.opponent();
    }
    if (!record.start().equals(Start.empty(record.start().size()))) {
      throw new RefusedException(
          say(language, "a move list begins on the empty board", "着法表必须从空棋盘开始"));
    }
    String moves = MoveText.write(line.stream().map(Node::move).toList());
    String text = record.start().size() + " " + record.rules() + ": " + moves + "\n";
    file.write(text.getBytes(StandardCharsets.UTF_8));
    return lost(record, line, language);
  }

  /** Returns one sentence for each type of content that a move list cannot contain. */
  private static List<String> lost(GameRecord record, List<Node> line, Locale language) {
    List<String> lost = new ArrayList<>();
    List<RecordNote> notes = new ArrayList<>(record.notes());
    boolean varies = record.lines().size() > 1;
    for (Node node : line) {
      notes.addAll(node.notes());
      varies |= node.next().size() > 1;
    }
    Node last = line.isEmpty() ? null : line.get(line.size() - 1);
    if (varies || !(last == null ? record.lines() : last.next()).isEmpty()) {
      lost.add(say(language, "The variations are not kept.", "分支没有保存。"));
    }
    if (!notes.isEmpty()) {
      lost.add(say(language, "Comments, marks and times are not kept.", "评注、标记和用时没有保存。"));
    }
    if (!record.tags().isEmpty()) {
      lost.add(say(language, "Names and the result are not kept.", "棋手姓名和结果没有保存。"));
    }
    return lost;
  }
}
