package org.gobang.ui.swing.window;

import java.awt.Component;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Predicate;
import javax.swing.JOptionPane;
import javax.swing.JPanel;
import javax.swing.JTextArea;
import net.miginfocom.swing.MigLayout;
import org.gobang.api.RefusedException;
import org.gobang.presentation.plugin.PluginsPage;

/**
 * The view of plugins in a window: the dialog if open, otherwise only the handling of dropped
 * files.
 */
final class PluginsView implements PluginsPage.View {

  /** A test for files that can be installed: a jar, or a folder with a jar and its libraries. */
  static final Predicate<Path> TAKES = FileDropHandler.ending(".jar").or(Files::isDirectory);

  private final WindowContext context;
  private final PluginsPage page;
  private Optional<PluginsDialog> dialog = Optional.empty();

  /** Creates a view without opening the dialog. */
  PluginsView(WindowContext context) {
    this.context = context;
    this.page = new PluginsPage(context.tasks(), this);
  }

  private Optional<PluginsDialog> open() {
    return dialog.filter(PluginsDialog::isShowing);
  }

  /** Opens the dialog. Dropped files are handled as in the window. */
  void show() {
    if (open().isEmpty()) {
      dialog = Optional.of(new PluginsDialog(context, page));
    }
    dialog.ifPresent(PluginsDialog::show);
    page.refresh();
  }

  /** Called when plugins have been added or removed. */
  void pluginsChanged() {
    open().ifPresent(shown -> page.refresh());
  }

  /** Offers to install a dropped file. */
  void offer(Path plugin) {
    page.offer(plugin);
  }

  @Override
  public void changed() {
    open().ifPresent(PluginsDialog::changed);
  }

  @Override
  public void say(String sentence, boolean bad) {
    open().ifPresentOrElse(shown -> shown.say(sentence, bad), () -> tell(sentence, bad));
  }

  private void tell(String sentence, boolean bad) {
    if (bad) {
      context.tasks().notices().fail(new RefusedException(sentence));
    } else {
      context.tasks().notices().say(sentence);
    }
  }

  @Override
  public void ask(PluginsPage.Question question, Runnable yes) {
    if (!context.frame().isShowing()) {
      return;
    }
    JPanel message = new JPanel(new MigLayout("insets 0, wrap 1", "[420!, fill]", "[]10[]"));
    JTextArea heading = PluginDetails.wrapped();
    heading.putClientProperty("FlatLaf.styleClass", "h3");
    heading.setText(question.heading());
    JTextArea text = PluginDetails.wrapped();
    text.setText(question.text());
    message.add(heading);
    message.add(text);
    if (Dialogs.confirms(
        open().<Component>map(PluginsDialog::window).orElse(context.frame()),
        question.title(),
        message,
        JOptionPane.WARNING_MESSAGE,
        question.yes(),
        context.texts())) {
      yes.run();
    }
  }
}
