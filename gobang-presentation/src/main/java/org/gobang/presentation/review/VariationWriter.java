package org.gobang.presentation.review;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import org.gobang.api.Point;
import org.gobang.api.RefusedException;
import org.gobang.api.board.Verdict;
import org.gobang.api.workbench.Game;
import org.gobang.api.workbench.GameState;
import org.gobang.presentation.text.StageOutcome;

/**
 * Writes a line into a game that is explored, as a variation, move by move; then the game stands
 * where it stood. Used on the front end's thread.
 */
public final class VariationWriter {

  private final Game game;
  private final Executor frontEnd;
  private final List<Integer> home;
  private final Consumer<Outcome> done;
  private int written;
  private Optional<Outcome> outcome = Optional.empty();

  /**
   * What came of it.
   *
   * @param written how many moves were written
   * @param failure why not all of them; empty where the rules allow no more, or all were written
   */
  public record Outcome(int written, Optional<RefusedException> failure) {}

  /**
   * A writer of one line.
   *
   * @param done receives what came of it, when the game is shown where it stands now
   */
  public VariationWriter(Game game, Executor frontEnd, Consumer<Outcome> done) {
    this.game = game;
    this.frontEnd = frontEnd;
    this.home = game.state().path();
    this.done = done;
  }

  /** Writes the moves that are allowed, from where the game stands. */
  public void write(List<Point> line) {
    GameState now = game.state();
    if (line.isEmpty() || now.result().isPresent()) {
      end(Optional.empty());
      return;
    }
    StageOutcome.deliver(
        game.play(now.toMove(), now.version(), line.get(0)),
        frontEnd,
        verdict -> {
          boolean allowed = verdict instanceof Verdict.Allowed;
          written += allowed ? 1 : 0;
          write(allowed ? line.subList(1, line.size()) : List.of());
        },
        why -> end(Optional.of(why)));
  }

  private void end(Optional<RefusedException> why) {
    Optional<RefusedException> failure = why;
    try {
      game.goTo(home);
    } catch (RefusedException closed) {
      failure = Optional.of(closed);
    }
    outcome = Optional.of(new Outcome(written, failure));
    if (written == 0) {
      outcome.ifPresent(done);
    }
  }

  /** The game is shown so. */
  public void shown(GameState now) {
    outcome.filter(any -> now.path().equals(home)).ifPresent(done);
  }
}
