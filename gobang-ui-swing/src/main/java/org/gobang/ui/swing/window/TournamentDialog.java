package org.gobang.ui.swing.window;

import java.awt.CardLayout;
import java.awt.Desktop;
import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import javax.swing.JDialog;
import javax.swing.JPanel;
import javax.swing.SwingUtilities;
import org.gobang.presentation.text.Texts;
import org.gobang.presentation.tournament.TournamentChoice;
import org.gobang.presentation.tournament.TournamentPage;

/**
 * The modeless dialog of a tournament: first the form, then the state. The tournament continues
 * while the dialog is closed.
 */
final class TournamentDialog implements TournamentPage.View {

  private final TournamentPage page;
  private final Texts texts;
  private final Executor worker;
  private final JDialog dialog;
  private final CardLayout cards = new CardLayout();
  private final JPanel content = new JPanel(cards);
  private final TournamentForm form;
  private final TournamentPanel panel;

  /**
   * Creates a dialog without a tournament.
   *
   * @param choice the settings of the tournament
   * @param opens opens the game in a file
   */
  TournamentDialog(WindowContext context, TournamentChoice choice, Consumer<Path> opens) {
    this.texts = context.texts();
    this.page = new TournamentPage(context.workbench(), texts, SwingUtilities::invokeLater, this);
    this.worker = context.tasks().worker();
    this.dialog = Dialogs.beside(context.frame(), texts.of("tournament.title"), 980, 680);
    this.form = new TournamentForm(dialog, page, choice, texts);
    this.panel = new TournamentPanel(page, texts, form::concurrency, this::openReport, opens);
    content.add(form.component(), "form");
    content.add(panel.component(), "panel");
    dialog.setContentPane(content);
    dialog.getRootPane().setDefaultButton(form.start());
    changed();
  }

  /** Shows the dialog. */
  void show() {
    dialog.setVisible(true);
  }

  /** Returns whether a tournament is open or being opened. */
  boolean hasTournament() {
    return page.state().isPresent() || page.isOpening();
  }

  boolean isShowing() {
    return dialog.isShowing();
  }

  @Override
  public void changed() {
    cards.show(content, page.state().isPresent() ? "panel" : "form");
    form.show();
    panel.show();
  }

  @Override
  public void finished(Path report) {
    if (dialog.isShowing()) {
      openReport(report);
    }
  }

  private void openReport(Path report) {
    worker.execute(
        () -> {
          try {
            Desktop.getDesktop().browse(report.toUri());
          } catch (IOException | UnsupportedOperationException cannotBeShown) {
            SwingUtilities.invokeLater(() -> panel.say(texts.of("tournament.report.is", report)));
          }
        });
  }
}
