package org.gobang.arena.ladder;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.gobang.api.MoveText;
import org.gobang.api.Stone;
import org.gobang.api.player.Budget;
import org.gobang.api.record.Ending;
import org.gobang.api.record.Result;
import org.gobang.arena.Boards;
import org.gobang.arena.Tournaments;
import org.gobang.arena.play.Adjudication;
import org.gobang.arena.play.GameOrder;
import org.gobang.arena.play.PlayedGame;
import org.junit.jupiter.api.Test;

class MissedTacticsTest {

  /** Returns the tactics that White missed after an opening. */
  private static Set<MissedTactic> missed(String opening, String moves) {
    GameOrder order =
        new GameOrder(
            1,
            "freestyle",
            Tournaments.opening(opening),
            Tournaments.contestant("black"),
            Tournaments.contestant("white"),
            Budget.UNLIMITED,
            Adjudication.NONE);
    PlayedGame played =
        new PlayedGame(
            new Result(Optional.of(Stone.BLACK), Ending.LINE, ""),
            MoveText.parse(opening + " " + moves, Stone.BLACK),
            List.of());
    return MissedTactics.in(Boards.empty("freestyle", 15), order, played, Stone.WHITE);
  }

  @Test
  void winInOne() {
    assertThat(missed("a1 h8 a3 i8 a5 j8 a7 k8 a9", "o15"))
        .containsExactly(MissedTactic.WIN_IN_ONE);
    assertThat(missed("a1 h8 a3 i8 a5 j8 a7 k8 a9", "l8")).isEmpty();
  }

  @Test
  void blockInOne() {
    String closedFour = "g8 f8 h8 a1 i8 a3 j8";
    assertThat(missed(closedFour, "a5 k8")).containsExactly(MissedTactic.BLOCK_IN_ONE);
    assertThat(missed(closedFour, "k8")).isEmpty();
    assertThat(missed("g8 a5 h8 a1 i8 a3 j8", "o15"))
        .as("an open four cannot be blocked")
        .isEmpty();
  }

  @Test
  void winInTwo() {
    String openThree = "a1 h8 a3 i8 a5 j8 a7";
    assertThat(missed(openThree, "o15")).containsExactly(MissedTactic.WIN_IN_TWO);
    assertThat(missed(openThree, "k8")).isEmpty();
    assertThat(missed("a1 h8 a2 i8 a3 j8 a4", "k8"))
        .as("while Black wins first")
        .containsExactly(MissedTactic.BLOCK_IN_ONE);
  }

  @Test
  void blockInTwo() {
    String openThree = "g8 a1 h8 a3 i8";
    assertThat(missed(openThree, "o15")).containsExactly(MissedTactic.BLOCK_IN_TWO);
    assertThat(missed(openThree, "j8")).isEmpty();
    assertThat(missed(openThree, "f8")).isEmpty();
    assertThat(missed("g8 o1 h8 o2 i8 o3 c3", "o4")).as("a four comes first").isEmpty();
  }

  @Test
  void ignoresTheOpeningAndMovesOfTheOpponent() {
    assertThat(missed("g8 a1 h8 a3 i8 o15 j8 o13", "k8")).isEmpty();
    assertThat(missed("h8 a1 i8 a3 j8 a5", "o15 j9 o13")).doesNotContain(MissedTactic.WIN_IN_TWO);
  }
}
