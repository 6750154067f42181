package org.gobang.ui.swing.window;

import java.awt.Font;
import java.nio.file.Path;
import java.util.Optional;
import javax.swing.JLabel;
import javax.swing.JOptionPane;
import javax.swing.JPanel;
import javax.swing.JTextField;
import net.miginfocom.swing.MigLayout;
import org.gobang.api.saved.Records;
import org.gobang.presentation.text.Texts;

/** The dialog with the version, the platform and the data folder. */
final class AboutDialog {

  private AboutDialog() {}

  /** Shows the dialog until it is closed. */
  static void show(WindowContext context) {
    Texts texts = context.texts();
    JPanel text = new JPanel(new MigLayout("insets 6, wrap 1", "[grow, fill]", "[]8[]2[]10[]"));
    JLabel title = new JLabel(texts.of("gobang"));
    title.setFont(ThemeSwitcher.font(Font.BOLD, 8));
    text.add(title);
    text.add(
        new JLabel(texts.of("about.version", version().orElse(texts.of("about.development")))));
    text.add(
        new JLabel(
            texts.of(
                "about.java",
                System.getProperty("java.version"),
                System.getProperty("java.vendor"))));
    text.add(new JLabel(texts.of("about.licence")));
    context
        .workbench()
        .service(Records.class)
        .flatMap(Records::folder)
        .ifPresent(folder -> text.add(place(folder, texts), "gaptop 10"));
    Dialogs.ask(
        context.frame(),
        texts.of("do.about"),
        text,
        JOptionPane.PLAIN_MESSAGE,
        0,
        texts.of("close"));
  }

  private static Optional<String> version() {
    return Optional.ofNullable(AboutDialog.class.getModule().getDescriptor())
        .flatMap(module -> module.rawVersion());
  }

  /** Returns a field with a path that can be copied. */
  private static JPanel place(Path folder, Texts texts) {
    JPanel place = new JPanel(new MigLayout("insets 0", "[][grow, fill]"));
    JLabel label = new JLabel(texts.of("about.games"));
    JTextField path = new JTextField(folder.toString(), 28);
    path.setEditable(false);
    path.setCaretPosition(0);
    label.setLabelFor(path);
    place.add(label);
    place.add(path);
    return place;
  }
}
