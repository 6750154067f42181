package org.gobang.presentation.position;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Proxy;
import java.util.List;
import java.util.ListResourceBundle;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.ResourceBundle;
import org.gobang.api.LocalizedText;
import org.gobang.api.Move;
import org.gobang.api.MoveText;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;
import org.gobang.api.board.Board;
import org.gobang.api.board.Start;
import org.gobang.api.player.Seat;
import org.gobang.api.record.Ending;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.Node;
import org.gobang.api.record.Result;
import org.gobang.api.workbench.GameState;
import org.gobang.fixtures.workbench.FakeBoard;
import org.gobang.fixtures.workbench.FakeRules;
import org.gobang.fixtures.workbench.FakeWorkbench;
import org.gobang.presentation.text.Texts;
import org.junit.jupiter.api.Test;

class PositionDescriberTest {

  private static final Seat ANN = new Seat.Human("Ann");
  private static final Result RESIGNED = new Result(Optional.of(Stone.WHITE), Ending.RESIGNED, "");
  private static final GameRecord RECORD =
      GameRecord.of("test", Start.empty(15), List.of())
          .withTags(Map.of("black", "Li", "result", "white", "date", "1899", "event", "Final"))
          .withLines(
              GameRecord.of("test", Start.empty(15), MoveText.parse("h8 h9 i8", Stone.BLACK))
                  .lines());

  /** The game explored at a move, or paused there for two humans. */
  private static GameState state(int move, boolean explored, Optional<Result> ended) {
    List<Integer> line = RECORD.mainLine();
    List<Integer> path = line.subList(0, move);
    FakeBoard board = FakeBoard.after(MoveText.write(moves(path)));
    return GameState.of(RECORD, board)
        .path(path)
        .line(line)
        .black(ANN)
        .white(ANN)
        .paused(!explored)
        .explored(explored)
        .ended(ended)
        .build();
  }

  private static List<Move> moves(List<Integer> path) {
    return RECORD.follow(path).stream().map(Node::move).toList();
  }

  private static String shown(GameState state) {
    return new PositionDescriber(new FakeWorkbench(), Texts.shared(Locale.ENGLISH))
        .position(state)
        .shown();
  }

  @Test
  void describesTheFailureOfAPlayerInTheLanguage() {
    LocalizedText words =
        LocalizedText.of(new RefusedException(LocalizedText.of(Bilingual::in, "failed", "x")));
    Result lost = new Result(Optional.of(Stone.WHITE), Ending.REFUSED, words);
    PositionDescriber chinese =
        new PositionDescriber(new FakeWorkbench(), Texts.shared(Locale.CHINESE));
    assertThat(chinese.position(state(3, false, Optional.of(lost))).failure()).isEqualTo("x 失败。");
    assertThat(lost.words()).hasToString("x failed.");
  }

  /** A bundle with one sentence in both languages. */
  private static final class Bilingual extends ListResourceBundle {
    private final Locale language;

    private Bilingual(Locale language) {
      this.language = language;
    }

    static ResourceBundle in(Locale language) {
      return new Bilingual(language);
    }

    @Override
    protected Object[][] getContents() {
      String sentence = language.equals(Locale.CHINESE) ? "{0} 失败。" : "{0} failed.";
      return new Object[][] {{"failed", sentence}};
    }

    @Override
    public Locale getLocale() {
      return language;
    }
  }

  @Test
  void namesTheCurrentPosition() {
    Optional<Result> resigned = Optional.of(RESIGNED);
    assertThat(shown(state(2, true, resigned))).isEqualTo("Move 2 of 3");
    assertThat(shown(state(0, true, resigned))).isEqualTo("Start position (3 moves)");
    assertThat(shown(state(3, true, resigned))).as("the end itself").isEmpty();
    assertThat(shown(state(3, true, Optional.empty()))).isEqualTo("Move 3 of 3");
    assertThat(shown(state(3, false, Optional.empty()))).as("the current move").isEmpty();
    assertThat(shown(state(1, false, Optional.empty()))).isEqualTo("Move 1 of 3");
  }

  @Test
  void namesRulesWithTheirOpening() {
    FakeWorkbench bench = new FakeWorkbench();
    bench.rules.put("renju", new FakeRules("renju", 15, true));
    PositionDescriber english = new PositionDescriber(bench, Texts.shared(Locale.ENGLISH));
    assertThat(english.rules("renju:opening=soosorv-8")).isEqualTo("Renju, Soosõrv-8");
    assertThat(english.rules("renju:line=6,opening=own")).isEqualTo("Renju (line=6), own");
    assertThat(english.rules("my opening rules")).isEqualTo("my opening rules");
    assertThat(
            new PositionDescriber(bench, Texts.shared(Locale.CHINESE)).rules("renju:opening=rif"))
        .isEqualTo("连珠·RIF");
  }

  /** A board with further declarations. */
  private static Board declaring(String moves, int stonesLeft, int captured) {
    Board plain = FakeBoard.after(moves);
    return (Board)
        Proxy.newProxyInstance(
            Board.class.getClassLoader(),
            new Class<?>[] {Board.class},
            (proxy, method, arguments) ->
                switch (method.getName()) {
                  case "stonesLeft" -> stonesLeft;
                  case "captured" -> arguments[0] == Stone.BLACK ? captured : 0;
                  case "wraps" -> true;
                  default -> method.invoke(plain, arguments);
                });
  }

  private static ShownPosition position(Board board) {
    GameRecord record = GameRecord.of("test", Start.empty(15), board.moves());
    GameState state =
        GameState.of(record, board)
            .path(record.mainLine())
            .line(record.mainLine())
            .black(ANN)
            .white(new Seat.Human("Bob"))
            .build();
    return new PositionDescriber(new FakeWorkbench(), Texts.shared(Locale.ENGLISH)).position(state);
  }

  @Test
  void countsTheRemainingStonesOfATurn() {
    Texts english = Texts.shared(Locale.ENGLISH);
    Texts chinese = Texts.shared(Locale.CHINESE);
    assertThat(position(declaring("h8", 1, 0)).turn(english)).isEqualTo("White");
    assertThat(position(declaring("h8", 2, 0)).turn(english)).isEqualTo("White, 2 more stones");
    assertThat(position(declaring("h8", 2, 0)).turn(chinese)).isEqualTo("白棋（还要下 2 子）");
    GameState within =
        GameState.of(
                GameRecord.of("test", Start.empty(15), MoveText.parse("h8", Stone.WHITE)),
                declaring("h8", 1, 0))
            .path(List.of(0))
            .line(List.of(0))
            .build();
    assertThat(new PositionDescriber(new FakeWorkbench(), english).position(within).turn(english))
        .isEqualTo("White, 1 more stone");
  }

  @Test
  void countsCapturedStonesPerSide() {
    ShownPosition shown = position(declaring("h8 h9", 1, 4));
    Texts english = Texts.shared(Locale.ENGLISH);
    assertThat(shown.side(Stone.BLACK, english)).isEqualTo("Ann (captured: 4)");
    assertThat(shown.side(Stone.WHITE, english)).isEqualTo("Bob");
    assertThat(shown.side(Stone.BLACK, Texts.shared(Locale.CHINESE))).isEqualTo("Ann（提 4 子）");
    assertThat(shown.wraps()).isTrue();
  }
}
