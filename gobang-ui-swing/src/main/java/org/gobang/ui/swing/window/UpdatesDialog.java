package org.gobang.ui.swing.window;

import java.awt.Desktop;
import java.io.IOException;
import java.net.URI;
import java.util.concurrent.Executor;
import javax.swing.JButton;
import javax.swing.JDialog;
import javax.swing.JPanel;
import javax.swing.SwingUtilities;
import net.miginfocom.swing.MigLayout;
import org.gobang.api.update.Updates;
import org.gobang.presentation.text.Notice;
import org.gobang.presentation.text.Texts;
import org.gobang.presentation.update.UpdatesPage;
import org.gobang.ui.swing.board.RunnableAction;

/** The dialog that checks for updates and shows the result. */
final class UpdatesDialog {

  private final UpdatesPage page;
  private final Texts texts;
  private final Executor worker;
  private final JDialog dialog;
  private final NoticeText said = new NoticeText();
  private final JButton open;
  private final JButton leave;

  private UpdatesDialog(WindowContext context, Updates updates) {
    this.texts = context.texts();
    this.worker = context.tasks().worker();
    this.page = new UpdatesPage(updates, texts, SwingUtilities::invokeLater, this::changed);
    this.dialog = Dialogs.modal(context.frame(), texts.of("do.updates"));
    this.open = Buttons.of(texts, "updates.page", this::openPage);
    this.leave = new JButton(new RunnableAction("", dialog::dispose));
    leave.setName("updates.leave");
    Dialogs.onClosed(dialog, page::close);
    JPanel foot = new JPanel(new MigLayout("insets 0, hidemode 3", "push[][]"));
    foot.add(open);
    foot.add(leave, "wmin 90");
    JPanel content =
        new JPanel(new MigLayout("insets 20 20 14 20, wrap 1", "[420!, fill]", "[60::, top]14[]"));
    content.add(said.component(), "wmin 10");
    content.add(foot);
    dialog.setContentPane(content);
  }

  /** Checks for updates and shows the result until the dialog is closed. */
  static void show(WindowContext context, Updates updates) {
    UpdatesDialog asking = new UpdatesDialog(context, updates);
    asking.page.check();
    Dialogs.show(asking.dialog);
  }

  private void changed() {
    said.show(page.said());
    open.setVisible(page.page().isPresent());
    leave.setText(texts.of(page.isChecking() ? "cancel" : "close"));
    dialog.getRootPane().setDefaultButton(page.page().isPresent() ? open : leave);
    dialog.pack();
  }

  private void openPage() {
    page.page().ifPresent(address -> worker.execute(() -> browse(address)));
  }

  /** Opens an address on the worker thread, because the system may respond slowly. */
  private void browse(URI address) {
    try {
      Desktop.getDesktop().browse(address);
    } catch (IOException | UnsupportedOperationException none) {
      SwingUtilities.invokeLater(
          () -> said.show(Notice.failure(texts.of("updates.page.not", address))));
    }
  }
}
