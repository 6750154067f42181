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

/** The plugins of a window: the page if it is open, and dropped files otherwise. */
final class PluginsView implements PluginsPage.View {

  /** Whether a file can be installed: a jar, or a folder with a jar and its libraries. */
  static final Predicate<Path> TAKES = FileDropHandler.ending(".jar").or(Files::isDirectory);

  private final WindowContext context;
  private final PluginsPage page;
  private Optional<PluginsDialog> dialog = Optional.empty();

  /** Creates the view without opening the page. */
  PluginsView(WindowContext context) {
    this.context = context;
    this.page = new PluginsPage(context.tasks(), this);
  }

  private Optional<PluginsDialog> open() {
    return dialog.filter(PluginsDialog::isShowing);
  }

  /** Opens the page. Dropped files are handled as in the window. */
  void show() {
    if (open().isEmpty()) {
      dialog = Optional.of(new PluginsDialog(context, page));
    }
    dialog.ifPresent(PluginsDialog::show);
    page.refresh();
  }

  /** Handles added or removed plugins. */
  void pluginsChanged() {
    open().ifPresent(shown -> page.refresh());
  }

  /** Offers to install dropped files. */
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
