package org.gobang.ui.swing.window;

import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;
import org.gobang.presentation.newgame.GameChoices;
import org.gobang.presentation.tournament.TournamentChoice;

/** The tournament of a window, which goes on while it is not shown. */
final class TournamentView {

  private final WindowContext context;
  private final Consumer<Path> opens;
  private Optional<TournamentDialog> dialog = Optional.empty();

  /**
   * Without a tournament.
   *
   * @param opens opens the game in a file
   */
  TournamentView(WindowContext context, Consumer<Path> opens) {
    this.context = context;
    this.opens = opens;
  }

  /** Shows the tournament, or offers one with the players there are now. */
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
