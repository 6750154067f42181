package org.gobang.ui.swing.window;

import java.awt.Point;
import java.awt.Rectangle;
import java.awt.Window;
import java.awt.event.WindowAdapter;
import java.awt.event.WindowEvent;
import javax.swing.JDialog;
import javax.swing.JFrame;
import org.gobang.presentation.session.SessionPresenter;
import org.gobang.presentation.text.Texts;

/** The opening explorer, beside the game that it follows. */
final class ExplorerDialog {

  private final SessionPresenter session;
  private final Files files;
  private final Texts texts;
  private final JDialog dialog;
  private ExplorerPanel panel;

  ExplorerDialog(JFrame owner, SessionPresenter session, Files files, Texts texts) {
    this.session = session;
    this.files = files;
    this.texts = texts;
    dialog = new JDialog(owner, texts.of("explorer.title"));
    dialog.setName("explorer");
    panel = new ExplorerPanel(session, files, texts);
    dialog.setContentPane(panel.component());
    Dialogs.leaveByEscape(dialog);
    dialog.addWindowListener(
        new WindowAdapter() {
          @Override
          public void windowClosed(WindowEvent event) {
            session.explorer().close();
          }
        });
    dialog.pack();
    dialog.setLocation(beside(owner, dialog));
  }

  /** Right of the window as far as the screen allows: the board shows what is chosen. */
  private static Point beside(Window owner, Window dialog) {
    Rectangle screen = owner.getGraphicsConfiguration().getBounds();
    int right = screen.x + screen.width - dialog.getWidth();
    int x = Math.min(owner.getX() + owner.getWidth(), right);
    int y = owner.getY() + (owner.getHeight() - dialog.getHeight()) / 2;
    return new Point(Math.max(screen.x, x), Math.max(screen.y, y));
  }

  /** Shows the dialog, or brings it to the front. */
  void show() {
    if (dialog.isShowing()) {
      dialog.toFront();
    } else {
      dialog.setVisible(true);
      session.explorer().open();
    }
  }

  /** Creates the contents again, in the language and the look of now. */
  void refill() {
    dialog.setTitle(texts.of("explorer.title"));
    panel = new ExplorerPanel(session, files, texts);
    dialog.setContentPane(panel.component());
    dialog.revalidate();
  }

  /** Shows what is known now. */
  void changed() {
    panel.show();
  }
}
