package org.gobang.presentation.position;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Proxy;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import org.gobang.api.Move;
import org.gobang.api.MoveText;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.api.board.Board;
import org.gobang.api.board.Start;
import org.gobang.api.board.Verdict.Refused;
import org.gobang.api.player.PlayerSpec;
import org.gobang.api.player.Seat;
import org.gobang.api.record.GameRecord;
import org.gobang.api.workbench.GameState;
import org.gobang.fixtures.workbench.FakeBoard;
import org.gobang.fixtures.workbench.FakeWorkbench;
import org.gobang.presentation.text.Texts;
import org.junit.jupiter.api.Test;

/** What openings ask for, in words, and what the board shows of it. */
class OpeningStepTest {

  private static final Seat ANN = new Seat.Human("Ann");
  private static final Seat COMPUTER =
      new Seat.Computer(new PlayerSpec("search", Map.of(), 1, false));
  private static final String RULES = "renju:opening=soosorv-8";

  private List<Point> region = List.of();
  private List<String> choices = List.of();
  private int offers;
  private Stone toAct = Stone.BLACK;
  private Seat white = new Seat.Human("Bob");

  private ShownPosition after(String moves, Locale locale) {
    Board plain = FakeBoard.after("");
    List<Move> played = MoveText.parseWithChoices(moves, Stone.BLACK);
    for (Move move : played) {
      plain = move instanceof Move.Place place ? plain.play(place.point()) : plain;
    }
    Board stones = plain;
    Board asking =
        (Board)
            Proxy.newProxyInstance(
                Board.class.getClassLoader(),
                new Class<?>[] {Board.class},
                (proxy, method, arguments) ->
                    switch (method.getName()) {
                      case "inOpening" -> true;
                      case "openingPoints" -> region;
                      case "openingOffers" -> offers;
                      case "choices" -> choices;
                      case "toAct" -> toAct;
                      case "moves" -> played;
                      case "judge" ->
                          arguments[1].equals(Point.parse("o1"))
                              ? new Refused("symmetric", List.of(), false)
                              : method.invoke(stones, arguments);
                      case "allowed" ->
                          choices.stream().anyMatch(key -> key.startsWith("offer-"))
                              ? List.of()
                              : method.invoke(stones, arguments);
                      default -> method.invoke(stones, arguments);
                    });
    GameRecord record = GameRecord.of(RULES, Start.empty(15), played);
    GameState state =
        GameState.of(record, asking)
            .path(record.mainLine())
            .line(record.mainLine())
            .black(ANN)
            .white(white)
            .build();
    return new PositionDescriber(new FakeWorkbench(), Texts.shared(locale)).position(state);
  }

  private String asked(String moves) {
    return after(moves, Locale.ENGLISH).asked(Texts.shared(Locale.ENGLISH));
  }

  private String askedInChinese(String moves) {
    return after(moves, Locale.CHINESE).asked(Texts.shared(Locale.CHINESE));
  }

  private static List<Point> square(int side) {
    int first = 7 - side / 2;
    return Stream.iterate(0, i -> i + 1)
        .limit((long) side * side)
        .map(i -> new Point(first + i % side, first + i / side))
        .toList();
  }

  @Test
  void saysWhichStoneIsLaidAndWhere() {
    region = square(1);
    assertThat(asked("")).isEqualTo("Soosõrv-8. Black: lay stone 1 (black) on the centre");
    region = square(3);
    assertThat(asked("h8"))
        .isEqualTo(
            "Soosõrv-8. Black: lay stone 2 (white) within the 3 × 3 points around the centre");
    assertThat(askedInChinese("h8")).isEqualTo("索索夫-8。黑棋：在天元周围 3 × 3 范围内落第 2 手（白子）");
    region = square(3).subList(0, 5);
    assertThat(asked("h8"))
        .isEqualTo("Soosõrv-8. Black: lay stone 2 (white) on one of the marked points");
    assertThat(after("h8", Locale.ENGLISH).step().region()).hasSize(5);
  }

  @Test
  void addressesTheOnlyPerson() {
    white = COMPUTER;
    choices = List.of("swap");
    assertThat(asked("h8 h9 h10"))
        .isEqualTo("Soosõrv-8. Your turn: swap the colours or lay stone 4 (white) anywhere");
    assertThat(askedInChinese("h8 h9 h10")).isEqualTo("索索夫-8。轮到你：交换黑白，或落第 4 手（白子），位置不限");
  }

  @Test
  void asksForTheNumberOfFifthMoves() {
    choices = List.of("fifths-1", "fifths-2", "fifths-3", "offer-o15");
    assertThat(asked("h8 h9 h10 a1"))
        .isEqualTo("Soosõrv-8. Black: declare how many fifth moves are offered, 1 to 3");
  }

  @Test
  void countsTheOffers() {
    choices = List.of("swap", "offer-a2");
    offers = 3;
    assertThat(asked("h8 h9 h10 a1 fifths-3"))
        .isEqualTo("Soosõrv-8. Black: swap the colours or offer fifth move 1 of 3 on the board");
    choices = List.of("offer-a2");
    String moves = "h8 h9 h10 a1 fifths-3 offer-b2 offer-c2";
    assertThat(askedInChinese(moves)).isEqualTo("索索夫-8。黑棋：在棋盘上给出五手打点（第 3 个，共 3 个）");
    OpeningStep step = after(moves, Locale.ENGLISH).step();
    assertThat(step.offered()).containsExactly(Point.parse("b2"), Point.parse("c2"));
    assertThat(step.excluded()).containsOnlyKeys(Point.parse("o1"));
  }

  @Test
  void theOpponentPicks() {
    toAct = Stone.WHITE;
    region = List.of(Point.parse("b2"), Point.parse("c2"));
    ShownPosition shown = after("h8 h9 h10 a1 fifths-2 offer-b2 offer-c2", Locale.ENGLISH);
    assertThat(shown.asked(Texts.shared(Locale.ENGLISH)))
        .isEqualTo("Soosõrv-8. White: pick one of the 2 fifth moves on the board");
    assertThat(shown.step().offered()).isEqualTo(region);
    assertThat(shown.step().region()).isEmpty();
  }

  @Test
  void choicesHaveNoNumbers() {
    ShownPosition shown = after("h8 swap h9 offer-a2 fifths-3 a2", Locale.ENGLISH);
    assertThat(shown.numbers())
        .containsEntry(Point.parse("h9"), 2)
        .containsEntry(Point.parse("a2"), 3);
    assertThat(shown.pathTo(Point.parse("h9"))).contains(List.of(0, 0, 0));
    assertThat(shown.pathTo(Point.parse("o15"))).isEmpty();
    Texts texts = Texts.shared(Locale.ENGLISH);
    assertThat(shown.moves().stream().map(move -> shown.word(move, texts)))
        .containsExactly("h8", "swap", "h9", "a2?", "×3", "a2");
  }
}
