package org.gobang.arena.play;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.gobang.api.Move;
import org.gobang.api.player.Seat;
import org.gobang.api.record.Ending;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.Node;
import org.gobang.api.record.Result;
import org.gobang.api.workbench.Fouls;
import org.gobang.api.workbench.GameSetup;
import org.gobang.api.workbench.GameState;
import org.gobang.arena.opening.Opening;
import org.gobang.arena.text.ArenaTexts;
import org.gobang.game.BoardSource;
import org.gobang.game.Games;
import org.gobang.game.PlayerSource;

/** Plays each game in this process, on the calling thread. A foul loses, as in tournaments. */
public final class LocalRunner implements GameRunner {

  private final Games games;

  /**
   * Creates a runner.
   *
   * @param boards the source of boards
   * @param players the source of players
   * @param folder the folder of the tournament, with a subfolder for each contestant
   */
  public LocalRunner(BoardSource boards, PlayerSource players, Path folder) {
    games =
        new Games(
            boards, new ContestantFolders(players, folder.toAbsolutePath().resolve("players")));
  }

  @Override
  public PlayedGame play(GameOrder order) throws InterruptedException {
    GameRecord record = GameSheet.of(order);
    GameSetup setup =
        GameSetup.of(record)
            .black(new Seat.Computer(order.black().spec()))
            .white(new Seat.Computer(order.white().spec()))
            .budget(order.budget())
            .fouls(Fouls.LOSE)
            .build();
    GameState end = games.play(setup, new Adjudicator(order.adjudication()));
    Result result = end.result().orElseThrow();
    if (result.ending() == Ending.ABANDONED) {
      throw ArenaTexts.refused("in.game", order.number(), result.words());
    }
    List<Move> moves = end.board().moves();
    List<Node> made = end.record().follow(end.path());
    return new PlayedGame(
        result,
        moves,
        made.subList(order.opening().moves().size(), made.size()).stream()
            .map(Node::spent)
            .toList(),
        end.board().swapped() != swapped(order),
        Optional.empty());
  }

  /** Returns whether the players have swapped colours in the given opening. */
  private boolean swapped(GameOrder order) {
    Opening opening = order.opening();
    return opening.moves().stream().anyMatch(Move.Choose.class::isInstance)
        && opening.play(games.board(order.rules(), opening.start())).swapped();
  }
}
