package org.gobang.ui.swing.window;

import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;
import org.gobang.presentation.newgame.GameChoices;
import org.gobang.presentation.tournament.TournamentChoice;

/** The view of the tournament of a window. The tournament continues while the view is hidden. */
final class TournamentView {

  private final WindowContext context;
  private final Consumer<Path> opens;
  private Optional<TournamentDialog> dialog = Optional.empty();

  /**
   * Creates a view without a tournament.
   *
   * @param opens opens the game in a file
   */
  TournamentView(WindowContext context, Consumer<Path> opens) {
    this.context = context;
    this.opens = opens;
  }

  /** Shows the tournament, or the form of a new one with the current players. */
  void show() {
    dialog
        .filter(each -> each.isShowing() || each.hasTournament())
        .ifPresentOrElse(
            TournamentDialog::show, () -> context.tasks().run(this::choice, this::open));
  }

  private TournamentChoice choice() {
    return new TournamentChoice(GameChoices.of(context.workbench().plugins(), context.texts()));
  }

  private void open(TournamentChoice choice) {
    TournamentDialog opened = new TournamentDialog(context, choice, opens);
    dialog = Optional.of(opened);
    opened.show();
  }
}
