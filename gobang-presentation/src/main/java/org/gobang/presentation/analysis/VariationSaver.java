package org.gobang.presentation.analysis;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.gobang.api.Point;
import org.gobang.api.RefusedException;
import org.gobang.api.workbench.Game;
import org.gobang.api.workbench.GameState;
import org.gobang.presentation.position.InterfaceContext;

/** Saves variations in an explored game, one at a time, and reports results as notices. */
final class VariationSaver {

  private final InterfaceContext context;
  private final Supplier<Optional<Game>> game;
  private Optional<VariationWriter> writing = Optional.empty();

  VariationSaver(Supplier<Optional<Game>> game, InterfaceContext context) {
    this.context = context;
    this.game = game;
  }

  /**
   * Starts to write a variation; does nothing while another one is being written.
   *
   * @param at the shown state; the variation starts at its position
   * @throws RefusedException if the game is not explored, or this interface watches
   */
  void keep(Optional<GameState> at, List<Point> line) {
    GameState explored = at.filter(GameState::explored).orElseThrow(this::notExplored);
    Game open = game.get().orElseThrow(this::notExplored);
    if (writing.isEmpty()) {
      VariationWriter writer = new VariationWriter(open, explored.path(), context, this::kept);
      writing = Optional.of(writer);
      writer.write(line);
    }
  }

  private RefusedException notExplored() {
    return new RefusedException(context.texts().of("analysis.keep.explored"));
  }

  private void kept(VariationWriter.Outcome outcome) {
    writing = Optional.empty();
    outcome
        .failure()
        .ifPresentOrElse(
            context.notices()::fail,
            () -> context.notices().say(context.texts().of("analysis.kept", outcome.written())));
  }

  /** Handles a shown state; returns whether it belongs to the writing. */
  boolean isWriting(GameState now) {
    writing.ifPresent(writer -> writer.shown(now));
    return writing.isPresent();
  }

  /** Handles the closing of the game; results of a running write are ignored. */
  void end() {
    writing = Optional.empty();
  }
}
