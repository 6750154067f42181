package org.gobang.ui.swing.window;

import java.awt.BorderLayout;
import java.awt.Component;
import java.io.File;
import java.util.Optional;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JFileChooser;
import javax.swing.JPanel;
import javax.swing.JTextField;
import org.gobang.presentation.text.Texts;

/** A field for a path, with a button that opens a file chooser. */
final class FileField {
  private FileField() {}

  /**
   * Creates a field with a button.
   *
   * @param what the selection mode of {@link JFileChooser}
   * @param title the title of the chooser
   * @param chosen called after a file is chosen
   */
  static JComponent of(JTextField field, int what, String title, Texts texts, Runnable chosen) {
    JButton choose = new JButton(texts.of("new.file"));
    choose.getAccessibleContext().setAccessibleName(title + ": " + texts.of("new.file"));
    choose.addActionListener(
        event ->
            choose(field, field.getText(), what, title)
                .ifPresent(
                    path -> {
                      field.setText(path);
                      chosen.run();
                    }));
    JPanel both = new JPanel(new BorderLayout(4, 0));
    both.setOpaque(false);
    both.add(field, BorderLayout.CENTER);
    both.add(choose, BorderLayout.LINE_END);
    return both;
  }

  /** Asks the user for a file or a folder. */
  static Optional<String> choose(Component parent, String from, int what, String title) {
    JFileChooser chooser = new JFileChooser(new File(from));
    chooser.setDialogTitle(title);
    chooser.setFileSelectionMode(what);
    return chooser.showOpenDialog(parent) == JFileChooser.APPROVE_OPTION
        ? Optional.of(chooser.getSelectedFile().getPath())
        : Optional.empty();
  }
}
