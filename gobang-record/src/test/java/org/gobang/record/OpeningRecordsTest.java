package org.gobang.record;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.ServiceLoader;
import java.util.stream.Stream;
import org.gobang.api.Move;
import org.gobang.api.OptionValues;
import org.gobang.api.Point;
import org.gobang.api.board.Board;
import org.gobang.api.board.BoardProvider;
import org.gobang.api.board.OpeningOption;
import org.gobang.api.board.Start;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.Node;
import org.gobang.api.record.ReadDefaults;
import org.gobang.record.format.FormattedRecord;
import org.gobang.record.format.ParsedRecord;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests reading and writing games with opening rules. */
class OpeningRecordsTest {

  private static final int GAMES = 20;
  private static final int MOST_MOVES = 40;

  private static Board board(String rules, String opening) {
    OpeningRecordsTest.class.getModule().addUses(BoardProvider.class);
    BoardProvider provider =
        ServiceLoader.load(BoardProvider.class).stream()
            .map(ServiceLoader.Provider::get)
            .filter(each -> each.id().equals(rules))
            .findFirst()
            .orElseThrow();
    return provider.create(
        OptionValues.of(provider.options(), Map.of(OpeningOption.KEY, opening)), Start.empty(15));
  }

  private static Board played(Board start, Random random) {
    Board board = start;
    for (int ply = 0; ply < MOST_MOVES; ply++) {
      List<Move> moves = new ArrayList<>();
      for (String key : board.choices()) {
        moves.add(new Move.Choose(board.toAct(), key));
      }
      for (Point point : board.allowed()) {
        moves.add(new Move.Place(board.toMove(), point));
      }
      if (moves.isEmpty()) {
        return board;
      }
      // Choices are rare if stones are also allowed.
      boolean chooses = !board.choices().isEmpty() && random.nextBoolean();
      int count = chooses ? board.choices().size() : moves.size();
      board = board.play(moves.get(random.nextInt(count)));
    }
    return board;
  }

  @ParameterizedTest
  @CsvSource({
    "renju, soosorv-8, Soosorv-8",
    "renju, taraguchi-10, Taraguchi-10",
    "renju, tarannikov, Tarannikov",
    "renju, yamaguchi, Yamaguchi",
    "renju, rif, RIF",
    "renju, swap2, Renju-Swap2",
    "freestyle, swap2, Gomoku-Swap2",
    "freestyle, swap, Gomoku-Swap",
    "standard, soosorv-8, Gomoku-Soosorv-8",
    "caro, swap2, caro:opening=swap2",
    "custom, swap, custom:opening=swap"
  })
  void keepsOpeningStepsAndTheOpeningRuleInSgf(String rules, String opening, String name) {
    Board start = board(rules, opening);
    for (int seed = 1; seed <= GAMES; seed++) {
      Board board = played(start, new Random(seed));
      GameRecord record = GameRecord.of(board.rules(), board.start(), board.moves());
      FormattedRecord written = TextFormat.SGF.write(record, record.mainLine());
      assertThat(written.losses()).isEmpty();
      assertThat(written.text()).contains("RU[" + name + "]");
      ParsedRecord read = read(written.text(), record);
      assertThat(read.record()).as(written.text()).isEqualTo(record);
      assertThat(read.remarks()).isEmpty();
      assertThat(replayed(start, read.record())).isEqualTo(stones(board));
    }
  }

  private static ParsedRecord read(String text, GameRecord like) {
    ReadDefaults defaults = new ReadDefaults(ReadDefaults.USUAL_RULES, 15, like.rules()::equals);
    return TextFormat.SGF.read(text.getBytes(StandardCharsets.UTF_8), defaults);
  }

  private static List<Object> replayed(Board start, GameRecord record) {
    Board board = start;
    for (Node node : record.follow(record.mainLine())) {
      board = board.play(node.move());
    }
    return stones(board);
  }

  private static List<Object> stones(Board board) {
    return Stream.<Object>of(
            board.vacant(), board.toAct(), board.swapped(), board.choices(), board.openingPoints())
        .toList();
  }
}
