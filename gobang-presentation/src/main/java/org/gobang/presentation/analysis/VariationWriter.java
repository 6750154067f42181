package org.gobang.presentation.analysis;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.gobang.api.Point;
import org.gobang.api.RefusedException;
import org.gobang.api.board.Verdict;
import org.gobang.api.workbench.Game;
import org.gobang.api.workbench.GameState;
import org.gobang.presentation.position.InterfaceContext;
import org.gobang.presentation.support.Lists;

/**
 * Writes a variation into an explored game move by move, then returns to the original position. Use
 * on the interface thread.
 */
final class VariationWriter {

  private final InterfaceContext context;
  private final Game game;
  private final List<Integer> home;
  private final Consumer<Outcome> done;
  private List<Integer> at;
  private int written;
  private Optional<Outcome> outcome = Optional.empty();

  /**
   * The result of writing a variation.
   *
   * @param written the number of written moves
   * @param failure the reason for unwritten moves, for example that the user moved to another
   *     position; empty if the rules allow no more moves, or if all moves were written
   */
  public record Outcome(int written, Optional<RefusedException> failure) {}

  /**
   * Creates a writer of one variation.
   *
   * @param home the start of the variation: the path of the current position
   * @param done receives the result when the original position is shown again
   */
  public VariationWriter(
      Game game, List<Integer> home, InterfaceContext context, Consumer<Outcome> done) {
    this.context = context;
    this.game = game;
    this.home = home;
    this.at = home;
    this.done = done;
  }

  /** Writes the legal moves from the start position. */
  public void write(List<Point> line) {
    GameState now = game.state();
    if (!now.path().equals(at)) {
      leave();
      return;
    }
    if (line.isEmpty() || now.result().isPresent()) {
      end(Optional.empty());
      return;
    }
    context.deliver(
        game.play(now.toMove(), now.version(), line.get(0)),
        verdict -> {
          boolean allowed = verdict instanceof Verdict.Allowed;
          if (allowed) {
            written++;
            at = next(game.state().path());
          }
          write(allowed ? line.subList(1, line.size()) : List.of());
        },
        why -> {
          if (game.state().path().equals(at)) {
            end(Optional.of(why));
          } else {
            leave();
          }
        });
  }

  /** Returns the path after the written move, if the game is at that position. */
  private List<Integer> next(List<Integer> path) {
    boolean follows = path.size() == at.size() + 1 && Lists.startsWith(path, at);
    return follows ? path : at;
  }

  /** Stops because the user moved to another position, where the game remains. */
  private void leave() {
    Outcome left =
        new Outcome(
            written,
            Optional.of(
                new RefusedException(
                    "line-left",
                    "another position was shown: kept moves of the line: " + written,
                    List.of(String.valueOf(written)))));
    outcome = Optional.of(left);
    done.accept(left);
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

  /** Handles a shown state of the game. */
  public void shown(GameState now) {
    outcome.filter(any -> now.path().equals(home)).ifPresent(done);
  }
}
