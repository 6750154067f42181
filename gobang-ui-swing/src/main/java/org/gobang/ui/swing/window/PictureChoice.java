package org.gobang.ui.swing.window;

import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import javax.imageio.ImageIO;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JFileChooser;
import javax.swing.JPanel;
import javax.swing.filechooser.FileNameExtensionFilter;
import net.miginfocom.swing.MigLayout;
import org.gobang.api.RefusedException;
import org.gobang.presentation.files.BackgroundTasks;
import org.gobang.presentation.text.Notice;
import org.gobang.presentation.text.Texts;
import org.gobang.ui.swing.board.RunnableAction;
import org.gobang.ui.swing.window.OwnPictureFiles.Part;

/** The rows for choosing pictures for the board and the stones. */
final class PictureChoice {

  private final Appearance appearance;
  private final OwnPictureFiles files;
  private final BackgroundTasks tasks;
  private final Texts texts;
  private final JPanel panel =
      new JPanel(new MigLayout("insets 0, hidemode 3", "[]8[]8[]8[]", "[]0[]"));
  private final Map<Part, JButton> buttons = new EnumMap<>(Part.class);
  private final JButton remove;
  private final NoticeText notice = new NoticeText();

  PictureChoice(Appearance appearance, BackgroundTasks tasks, Texts texts) {
    this.appearance = appearance;
    this.files = appearance.pictureFiles();
    this.tasks = tasks;
    this.texts = texts;
    for (Part part : Part.values()) {
      String name = texts.of("picture." + part.word());
      JButton button = new JButton(new RunnableAction(name, () -> choose(part)));
      button.setName("picture-" + part.word());
      buttons.put(part, button);
      panel.add(button);
    }
    remove = Buttons.of(texts, "picture.remove", this::remove);
    panel.add(remove, "wrap");
    panel.add(notice.component(), "span, growx, wmin 0, gaptop 6");
    say(Notice.NONE);
    show();
  }

  JComponent component() {
    return panel;
  }

  private void show() {
    buttons.forEach(
        (part, button) -> button.setToolTipText(files.file(part).map(Path::toString).orElse(null)));
    remove.setEnabled(!files.isEmpty());
  }

  private void choose(Part part) {
    JFileChooser chooser = new JFileChooser(files.file(part).map(Path::toFile).orElse(null));
    chooser.setFileFilter(
        new FileNameExtensionFilter(texts.of("picture.files"), ImageIO.getReaderFileSuffixes()));
    if (chooser.showOpenDialog(panel) == JFileChooser.APPROVE_OPTION) {
      File chosen = chooser.getSelectedFile();
      Optional<Path> before = files.file(part);
      files.choose(part, chosen.toPath());
      load(
          refused -> {
            before.ifPresentOrElse(file -> files.choose(part, file), () -> files.forget(part));
            say(Notice.failure(texts.of(refused)));
          });
    }
  }

  private void say(Notice said) {
    notice.show(said);
    notice.component().setVisible(!said.sentence().isEmpty());
  }

  private void remove() {
    for (Part part : Part.values()) {
      files.forget(part);
    }
    load(refused -> {});
  }

  private void load(Consumer<RefusedException> refused) {
    load(appearance, tasks, texts, refused, () -> say(Notice.NONE));
    show();
  }

  /** Reads and shows the saved pictures. A notice names unreadable files. */
  static void load(Appearance appearance, BackgroundTasks tasks, Texts texts) {
    if (!appearance.pictureFiles().isEmpty()) {
      load(appearance, tasks, texts, tasks.notices()::fail, () -> {});
    }
  }

  private static void load(
      Appearance appearance,
      BackgroundTasks tasks,
      Texts texts,
      Consumer<RefusedException> refused,
      Runnable read) {
    tasks.deliver(
        tasks.submit(
            () -> {
              try {
                return appearance.pictureFiles().read();
              } catch (IOException unreadable) {
                throw new RefusedException(
                    texts.of("picture.unreadable", String.valueOf(unreadable.getMessage())));
              }
            }),
        pictures -> {
          appearance.pictures(pictures);
          read.run();
        },
        refused);
  }
}
