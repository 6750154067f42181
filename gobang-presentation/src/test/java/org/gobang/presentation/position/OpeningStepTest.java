package org.gobang.presentation.position;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.api.player.PlayerSpec;
import org.gobang.api.player.Seat;
import org.gobang.presentation.AskingPosition;
import org.gobang.presentation.text.Texts;
import org.junit.jupiter.api.Test;

/** Tests the descriptions of opening steps and their display on the board. */
class OpeningStepTest {

  private static final Seat COMPUTER =
      new Seat.Computer(new PlayerSpec("search", Map.of(), 1, false));

  private final AskingPosition position = new AskingPosition();

  private ShownPosition after(String moves) {
    return position.after(moves, Locale.ENGLISH);
  }

  private String asked(String moves) {
    return after(moves).asked(Texts.shared(Locale.ENGLISH));
  }

  private String askedInChinese(String moves) {
    return position.after(moves, Locale.CHINESE).asked(Texts.shared(Locale.CHINESE));
  }

  @Test
  void namesTheStoneToPlaceAndItsArea() {
    position.region(AskingPosition.square(1));
    assertThat(asked("")).isEqualTo("Soosõrv-8. Black: place stone 1 (black) on the centre");
    position.region(AskingPosition.square(3));
    assertThat(asked("h8"))
        .isEqualTo("Soosõrv-8. Black: place stone 2 (white) inside the central 3×3 square");
    assertThat(askedInChinese("h8")).isEqualTo("索索夫-8。黑棋：在天元周围 3×3 范围内落第 2 手（白子）");
    position.region(AskingPosition.square(3).subList(0, 5));
    assertThat(asked("h8"))
        .isEqualTo("Soosõrv-8. Black: place stone 2 (white) on one of the marked points");
    assertThat(after("h8").step().region()).hasSize(5);
  }

  @Test
  void addressesTheOnlyHuman() {
    position.white(COMPUTER);
    position.choices("swap");
    assertThat(asked("h8 h9 h10"))
        .isEqualTo("Soosõrv-8. Your turn: swap the colours or place stone 4 (white) anywhere");
    assertThat(askedInChinese("h8 h9 h10")).isEqualTo("索索夫-8。轮到你：交换黑白，或落第 4 手（白子），位置不限");
  }

  @Test
  void asksForTheNumberOfFifthMoves() {
    position.choices("fifths-1", "fifths-2", "fifths-3", "offer-o15");
    assertThat(asked("h8 h9 h10 a1"))
        .isEqualTo("Soosõrv-8. Black: declare the number of fifth-move offers (1 to 3)");
  }

  @Test
  void countsTheOffers() {
    position.choices("swap", "offer-a2");
    position.offers(3);
    assertThat(asked("h8 h9 h10 a1 fifths-3"))
        .isEqualTo(
            "Soosõrv-8. Black: swap the colours or place fifth-move offer 1 of 3 on the board");
    position.choices("offer-a2");
    String moves = "h8 h9 h10 a1 fifths-3 offer-b2 offer-c2";
    assertThat(askedInChinese(moves)).isEqualTo("索索夫-8。黑棋：在棋盘上给出五手打点（第 3 个，共 3 个）");
    OpeningStep step = after(moves).step();
    assertThat(step.offered()).containsExactly(Point.parse("b2"), Point.parse("c2"));
    assertThat(step.excluded()).containsOnlyKeys(AskingPosition.EXCLUDED);
  }

  @Test
  void theOpponentPicks() {
    position.toAct(Stone.WHITE);
    List<Point> region = List.of(Point.parse("b2"), Point.parse("c2"));
    position.region(region);
    ShownPosition shown = after("h8 h9 h10 a1 fifths-2 offer-b2 offer-c2");
    assertThat(shown.asked(Texts.shared(Locale.ENGLISH)))
        .isEqualTo("Soosõrv-8. White: accept one of the 2 fifth-move offers");
    assertThat(shown.step().offered()).isEqualTo(region);
    assertThat(shown.step().region()).isEmpty();
  }

  @Test
  void choicesHaveNoNumbers() {
    ShownPosition shown = after("h8 swap h9 offer-a2 fifths-3 a2");
    assertThat(shown.numbers())
        .containsEntry(Point.parse("h9"), 2)
        .containsEntry(Point.parse("a2"), 3);
    assertThat(shown.pathTo(Point.parse("h9"))).contains(List.of(0, 0, 0));
    assertThat(shown.pathTo(Point.parse("o15"))).isEmpty();
    Texts texts = Texts.shared(Locale.ENGLISH);
    assertThat(shown.moves().stream().map(move -> shown.word(move, texts)))
        .containsExactly("h8", "swap", "h9", "(a2)", "×3", "a2");
  }
}
