package org.gobang.ui.swing.window;

import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import javax.swing.JFrame;
import javax.swing.SwingUtilities;
import org.gobang.api.RefusedException;
import org.gobang.api.workbench.Workbench;
import org.gobang.presentation.newgame.GameChoices;
import org.gobang.presentation.text.Texts;
import org.gobang.presentation.tournament.TournamentChoice;

/** The tournament of a window, which goes on while it is not shown. */
final class TournamentView {

  private final JFrame owner;
  private final Workbench workbench;
  private final Texts texts;
  private final Executor worker;
  private final Consumer<Path> opens;
  private final Consumer<RefusedException> refused;
  private Optional<TournamentDialog> dialog = Optional.empty();

  /**
   * Without a tournament.
   *
   * @param opens opens the game in a file
   * @param refused receives why there can be none
   */
  TournamentView(
      JFrame owner,
      Workbench workbench,
      Texts texts,
      Executor worker,
      Consumer<Path> opens,
      Consumer<RefusedException> refused) {
    this.owner = owner;
    this.workbench = workbench;
    this.texts = texts;
    this.worker = worker;
    this.opens = opens;
    this.refused = refused;
  }

  /** Shows the tournament, or offers one with the players there are now. */
  void show() {
    dialog
        .filter(each -> each.isShowing() || each.hasTournament())
        .ifPresentOrElse(TournamentDialog::show, () -> worker.execute(this::open));
  }

  private void open() {
    try {
      TournamentChoice choice = new TournamentChoice(GameChoices.of(workbench.plugins(), texts));
      SwingUtilities.invokeLater(
          () -> {
            TournamentDialog opened =
                new TournamentDialog(owner, workbench, choice, texts, worker, opens);
            dialog = Optional.of(opened);
            opened.show();
          });
    } catch (RefusedException noRules) {
      SwingUtilities.invokeLater(() -> refused.accept(noRules));
    }
  }
}
