package org.gobang.ui.swing.window;

import java.awt.Component;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.BiConsumer;
import java.util.function.Predicate;
import javax.swing.JFrame;
import javax.swing.JOptionPane;
import javax.swing.JPanel;
import javax.swing.JTextArea;
import javax.swing.SwingUtilities;
import net.miginfocom.swing.MigLayout;
import org.gobang.api.workbench.Workbench;
import org.gobang.presentation.plugin.PluginsPage;
import org.gobang.presentation.position.PositionDescriber;
import org.gobang.presentation.text.Texts;

/** The plugins of a window: their page where it is open, and what is dropped where it is not. */
final class PluginsView implements PluginsPage.View {

  /** What can be installed: a jar, or a folder with a jar and its libraries. */
  static final Predicate<Path> TAKES = FileDropHandler.ending(".jar").or(Files::isDirectory);

  private final JFrame owner;
  private final Texts texts;
  private final Executor worker;
  private final BiConsumer<String, Boolean> teller;
  private final PluginsPage page;
  private Optional<PluginsDialog> dialog = Optional.empty();

  /**
   * The page is not open yet.
   *
   * @param teller says what came of something while the page is not open, and whether it failed
   */
  PluginsView(
      JFrame owner,
      Workbench workbench,
      PositionDescriber interpreter,
      Texts texts,
      Executor worker,
      BiConsumer<String, Boolean> teller) {
    this.owner = owner;
    this.texts = texts;
    this.worker = worker;
    this.teller = teller;
    this.page =
        new PluginsPage(workbench, interpreter, texts, SwingUtilities::invokeLater, worker, this);
  }

  private Optional<PluginsDialog> open() {
    return dialog.filter(PluginsDialog::isShowing);
  }

  /** Opens the page; what is dropped on it goes where it goes in the window. */
  void show() {
    if (open().isEmpty()) {
      dialog = Optional.of(new PluginsDialog(owner, page, texts, worker));
    }
    dialog.ifPresent(PluginsDialog::show);
    page.refresh();
  }

  /** Plugins came or went. */
  void pluginsChanged() {
    open().ifPresent(shown -> page.refresh());
  }

  /** Offers to install what was dropped. */
  void offer(Path plugin) {
    page.offer(plugin);
  }

  @Override
  public void changed() {
    open().ifPresent(PluginsDialog::changed);
  }

  @Override
  public void say(String sentence, boolean bad) {
    open().ifPresentOrElse(shown -> shown.say(sentence, bad), () -> teller.accept(sentence, bad));
  }

  @Override
  public void ask(PluginsPage.Question question, Runnable yes) {
    if (!owner.isShowing()) {
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
        open().<Component>map(PluginsDialog::window).orElse(owner),
        question.title(),
        message,
        JOptionPane.WARNING_MESSAGE,
        question.yes(),
        texts)) {
      yes.run();
    }
  }
}
