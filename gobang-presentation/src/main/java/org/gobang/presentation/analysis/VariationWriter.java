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

/**
 * Writes a line into a game that is explored, as a variation, move by move; then the game stands
 * where it stood. Used on the front end's thread.
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
   * What came of it.
   *
   * @param written how many moves were written
   * @param failure why not all of them, such as that the person has gone elsewhere meanwhile; empty
   *     where the rules allow no more, or all were written
   */
  public record Outcome(int written, Optional<RefusedException> failure) {}

  /**
   * A writer of one line.
   *
   * @param home where the line begins: the path of the position shown
   * @param done receives what came of it, when the game is shown where it stands now
   */
  public VariationWriter(
      Game game, List<Integer> home, InterfaceContext context, Consumer<Outcome> done) {
    this.context = context;
    this.game = game;
    this.home = home;
    this.at = home;
    this.done = done;
  }

  /** Writes the moves that are allowed, from there. */
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

  /** The path behind the move that was written, if the game stands there. */
  private List<Integer> next(List<Integer> path) {
    boolean follows = path.size() == at.size() + 1 && path.subList(0, at.size()).equals(at);
    return follows ? path : at;
  }

  /** The person has gone elsewhere: the game stays there. */
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

  /** The game is shown so. */
  public void shown(GameState now) {
    outcome.filter(any -> now.path().equals(home)).ifPresent(done);
  }
}
