package org.gobang.presentation.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.gobang.fixtures.workbench.FakeWorkbench.COMPUTER;
import static org.gobang.fixtures.workbench.FakeWorkbench.PERSON;

import org.gobang.api.Label;
import org.gobang.api.Move;
import org.gobang.api.Stone;
import org.gobang.api.player.Seat;
import org.gobang.api.workbench.Fouls;
import org.gobang.fixtures.workbench.FakeBoard;
import org.gobang.fixtures.workbench.FakeRules;
import org.gobang.fixtures.workbench.FakeWorkbench;
import org.gobang.presentation.HeadlessFrontEnd;
import org.gobang.presentation.position.ShownPosition;
import org.gobang.presentation.position.ShownPosition.Choices.Offered;
import org.junit.jupiter.api.Test;

/** Tests showing and making the choices of an opening. */
class OpeningChoicesTest {

  private final FakeWorkbench bench = FakeWorkbench.withDeepAndPlain();
  private HeadlessFrontEnd frontEnd = new HeadlessFrontEnd(bench);

  private void start(Seat black, Seat white, String moves) {
    bench.rules.put(FakeBoard.OFFERING, new FakeRules(FakeBoard.OFFERING, 15, false));
    bench.request(FakeBoard.OFFERING, 15, black, white, Fouls.REFUSE, moves);
    frontEnd = new HeadlessFrontEnd(bench).started();
    bench.runAll();
  }

  private void choose(String key) {
    frontEnd.session().actions().choose(key);
    bench.runAll();
  }

  private ShownPosition position() {
    return frontEnd.session().display().position().orElseThrow();
  }

  private String status() {
    return frontEnd.session().display().status();
  }

  @Test
  void namesTheChoicesOfTheActingHuman() {
    start(PERSON, PERSON, "h8");
    assertThat(position().offered())
        .containsExactly(
            new Offered(
                "swap", new Label("Swap colours", "The players swap colours. The stones stay.")),
            new Offered("odd-one", new Label("The odd one", "What it means.")));
    assertThat(status())
        .isEqualTo("White: swap the colours, The odd one or place stone 2 (white) anywhere");
  }

  @Test
  void offersNothingForAComputer() {
    start(PERSON, COMPUTER, "h8");
    assertThat(position().choices().offered()).hasSize(2);
    assertThat(position().offered()).isEmpty();
  }

  @Test
  void reportsARequiredChoice() {
    start(PERSON, PERSON, "h8 h9 i9");
    assertThat(position().choices().forced()).isTrue();
    assertThat(status()).isEqualTo("White: take White or take Black");
    choose("take-black");
    assertThat(status()).isEqualTo("Human chose: Take Black. White to move");
    assertThat(position().offered()).isEmpty();
  }

  @Test
  void showsTheColoursAfterASwap() {
    Seat ann = new Seat.Human("Ann");
    Seat bob = new Seat.Human("Bob");
    start(ann, bob, "h8");
    choose("swap");
    assertThat(position().name(Stone.BLACK)).isEqualTo("Bob");
    assertThat(position().name(Stone.WHITE)).isEqualTo("Ann");
    assertThat(position().moves()).endsWith(new Move.Choose(Stone.WHITE, "swap"));
    assertThat(status()).endsWith("chose: Swap colours. White to move");
  }

  @Test
  void refusesOtherChoices() {
    start(PERSON, PERSON, "h8 h9");
    choose("swap");
    assertThat(bench.game().state().path()).hasSize(2);
    assertThat(frontEnd.session().display().notice().failed()).isTrue();
    assertThat(position().offered()).isEmpty();
  }
}
