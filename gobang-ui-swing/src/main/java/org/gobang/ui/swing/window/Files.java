package org.gobang.ui.swing.window;

import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import javax.swing.JFileChooser;
import javax.swing.JFrame;
import javax.swing.JOptionPane;
import javax.swing.SwingUtilities;
import javax.swing.filechooser.FileNameExtensionFilter;
import org.gobang.api.RefusedException;
import org.gobang.api.render.GameSetup;
import org.gobang.api.render.GameState;
import org.gobang.api.render.Read;
import org.gobang.api.render.Records;
import org.gobang.ui.swing.present.GamePresenter;
import org.gobang.ui.swing.present.Position;
import org.gobang.ui.swing.present.Words;

/** Games from files and into files; the disk is waited for by the worker. */
final class Files {

  private final JFrame owner;
  private final GamePresenter game;
  private final Records records;
  private final Words words;
  private final Executor worker;

  /** The folder that was used last. */
  private File folder = new File("").getAbsoluteFile();

  Files(JFrame owner, GamePresenter game, Records records, Words words, Executor worker) {
    this.owner = owner;
    this.game = game;
    this.records = records;
    this.words = words;
    this.worker = worker;
  }

  private JFileChooser chooser() {
    JFileChooser chooser = new JFileChooser(folder);
    chooser.setFileFilter(new FileNameExtensionFilter(words.of("files"), "sgf", "psq", "txt"));
    return chooser;
  }

  private Optional<Path> chosen(JFileChooser chooser, int answer) {
    if (answer != JFileChooser.APPROVE_OPTION) {
      return Optional.empty();
    }
    folder = chooser.getCurrentDirectory();
    return Optional.of(chooser.getSelectedFile().toPath());
  }

  /** Has the person choose a file, and goes on with the game in it. */
  void open() {
    JFileChooser chooser = chooser();
    Optional<Path> file = chosen(chooser, chooser.showOpenDialog(owner));
    Optional<GameSetup> last = game.setup();
    if (file.isPresent() && last.isPresent()) {
      waitFor(() -> read(file.get(), last.get()));
    }
  }

  private Runnable read(Path file, GameSetup last) {
    Read read = records.read(file);
    GameSetup setup =
        new GameSetup(
            read.record(),
            read.record().mainLine(),
            last.black(),
            last.white(),
            last.budget(),
            last.fouls());
    return () -> {
      game.open(setup);
      tell(read.skipped(), "");
    };
  }

  /** Has the person choose a file, and writes the game to it. */
  void save() {
    Optional<GameState> state = game.position().map(Position::state);
    JFileChooser chooser = chooser();
    chooser.setSelectedFile(new File(folder, words.of("file.name") + ".sgf"));
    Optional<Path> chosen = chosen(chooser, chooser.showSaveDialog(owner));
    if (chosen.isEmpty() || state.isEmpty()) {
      return;
    }
    Path file = ending(chosen.get());
    if (file.toFile().exists() && !replaces(file)) {
      return;
    }
    GameState now = state.get();
    waitFor(
        () -> {
          List<String> leftOut = records.write(now.record(), now.path(), file);
          return () -> tell(leftOut, words.of("saved", String.valueOf(file.getFileName())));
        });
  }

  /** A file without an ending of ours gets the one that holds everything. */
  private static Path ending(Path file) {
    String name = String.valueOf(file.getFileName());
    return name.contains(".") ? file : file.resolveSibling(name + ".sgf");
  }

  private boolean replaces(Path file) {
    Object[] answers = {words.of("replace"), words.of("cancel")};
    String question = words.of("replace.sure", String.valueOf(file.getFileName()));
    return JOptionPane.showOptionDialog(
            owner,
            question,
            words.of("do.save"),
            JOptionPane.DEFAULT_OPTION,
            JOptionPane.WARNING_MESSAGE,
            null,
            answers,
            answers[1])
        == 0;
  }

  private interface Work {
    Runnable done();
  }

  /** Works off the event thread, and shows there what came of it. */
  private void waitFor(Work work) {
    worker.execute(
        () -> {
          try {
            SwingUtilities.invokeLater(work.done());
          } catch (RefusedException refused) {
            SwingUtilities.invokeLater(() -> game.complain(refused));
          }
        });
  }

  /** What could not be read or written must not be lost in a line at the side. */
  private void tell(List<String> leftOut, String done) {
    if (!leftOut.isEmpty()) {
      JOptionPane.showMessageDialog(
          owner, String.join("\n", leftOut), words.of("left.out"), JOptionPane.INFORMATION_MESSAGE);
    }
    if (!done.isEmpty()) {
      game.say(done);
    }
  }
}
