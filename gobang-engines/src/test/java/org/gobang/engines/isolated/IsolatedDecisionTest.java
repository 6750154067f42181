package org.gobang.engines.isolated;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import org.gobang.api.Move;
import org.gobang.api.Point;
import org.gobang.api.board.Board;
import org.gobang.api.board.BoardMoves;
import org.gobang.api.board.Start;
import org.gobang.api.player.Budget;
import org.gobang.api.player.Insight;
import org.gobang.api.player.Settings;
import org.gobang.api.record.Ending;
import org.gobang.game.GuardedPlayer;
import org.gobang.game.PlayerReply;
import org.gobang.game.PlayerSetup;
import org.gobang.game.StopSignal;
import org.junit.jupiter.api.Test;

/** Choices of isolated players. */
class IsolatedDecisionTest {

  private final List<Insight> reports = new CopyOnWriteArrayList<>();

  private static Board board(String opening, String moves) {
    Board board = ToyWorker.board("custom:opening=" + opening, Start.empty(15));
    for (Move move : BoardMoves.read(moves, board)) {
      board = board.play(move);
    }
    return board;
  }

  private static GuardedPlayer create(String toy, Board board) throws InterruptedException {
    IsolatedProvider provider =
        new IsolatedProvider(
            new ToyWorker.Provider(toy),
            IsolatedProviderTest.SMALL,
            ToyWorker.command(IsolatedProviderTest.SMALL));
    return GuardedPlayer.create(
        new PlayerSetup(toy, provider, new Settings(Map.of(), 0), thread -> {}), board);
  }

  private PlayerReply ask(GuardedPlayer player, Board board) throws InterruptedException {
    return player.ask(board, Budget.UNLIMITED, 1, new StopSignal(), reports::add);
  }

  @Test
  void decidesAndPlacesStones() throws InterruptedException {
    Board offering = board("swap", "h8");
    try (GuardedPlayer player = create("decides-swap", offering)) {
      assertThat(((PlayerReply.Decided) ask(player, offering)).key()).isEqualTo("swap");
      assertThat(reports).containsExactly(new Insight.Note("decides among [swap]"));
      Board swapped = board("swap", "h8 swap h9");
      assertThat(((PlayerReply.Chosen) ask(player, swapped)).point()).isEqualTo(Point.parse("a1"));
      assertThat(reports).as("no choice requested").hasSize(1);
    }
  }

  @Test
  void losesByAChoiceOutsideTheOfferedOnes() throws InterruptedException {
    Board offering = board("swap", "h8");
    try (GuardedPlayer player = create("decides-take-black", offering)) {
      PlayerReply.Failed failed = (PlayerReply.Failed) ask(player, offering);
      assertThat(failed.ending()).isEqualTo(Ending.ILLEGAL);
      assertThat(failed.words().toString()).contains("take-black", "not-offered");
    }
  }

  @Test
  void choosesByDefaultOnlyIfRequired() throws InterruptedException {
    Board offering = board("swap", "h8");
    Board forced = board("swap2", "h8 h9 a1");
    try (GuardedPlayer player = create("good", offering)) {
      assertThat(((PlayerReply.Chosen) ask(player, offering)).point()).isEqualTo(Point.parse("a1"));
      assertThat(((PlayerReply.Decided) ask(player, forced)).key()).isEqualTo("take-white");
    }
  }
}
