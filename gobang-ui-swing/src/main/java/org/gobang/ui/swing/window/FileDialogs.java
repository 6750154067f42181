package org.gobang.ui.swing.window;

import java.awt.Component;
import java.awt.Toolkit;
import java.awt.datatransfer.Clipboard;
import java.awt.datatransfer.DataFlavor;
import java.awt.datatransfer.StringSelection;
import java.awt.datatransfer.UnsupportedFlavorException;
import java.io.File;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Stream;
import javax.swing.JFileChooser;
import javax.swing.JFrame;
import javax.swing.JMenu;
import javax.swing.JMenuItem;
import javax.swing.JOptionPane;
import javax.swing.JRadioButtonMenuItem;
import javax.swing.filechooser.FileNameExtensionFilter;
import org.gobang.api.RefusedException;
import org.gobang.presentation.files.BackgroundTasks;
import org.gobang.presentation.files.GameFiles;
import org.gobang.presentation.files.GameFormats.GameFormat;
import org.gobang.presentation.files.GameList;
import org.gobang.presentation.text.Texts;
import org.gobang.ui.swing.board.BoardPicture;
import org.gobang.ui.swing.board.RunnableAction;

/** The file dialogs and the clipboard of a window. */
final class FileDialogs {

  /** The format of a file without an extension. */
  private static final String USUAL = ".sgf";

  private final JFrame owner;
  private final GameFiles files;
  private final BackgroundTasks tasks;
  private final Texts texts;

  FileDialogs(WindowContext context, GameFiles files) {
    this.owner = context.frame();
    this.files = files;
    this.tasks = context.tasks();
    this.texts = context.texts();
    files.onRemarks(this::show);
    files.onSeveral(this::choose);
    files.saving().askBeforeLoss(this::ask);
    files.rules().onQuestion(this::ask);
  }

  /** Opens the chosen game of a file with several. */
  private void choose(GameList games) {
    int chosen =
        Dialogs.choose(
            owner,
            texts.of("several.choose"),
            games.title(),
            games.rows(),
            texts.of("several.open"),
            texts.of("cancel"));
    if (chosen >= 0) {
      games.open(chosen);
    }
  }

  /** Returns the game files. */
  GameFiles games() {
    return files;
  }

  /** Returns whether a file name has the extension of a game. */
  boolean takes(Path file) {
    return files.formats().any(files.formats().readable()).takes(file);
  }

  private JFileChooser chooser() {
    File folder = files.recent().folder().map(Path::toFile).filter(File::isDirectory).orElse(null);
    return new JFileChooser(folder == null ? new File("") : folder);
  }

  private JFileChooser gameChooser(List<GameFormat> formats) {
    JFileChooser chooser = chooser();
    GameFilter any = new GameFilter(files.formats().any(formats));
    chooser.addChoosableFileFilter(any);
    formats.stream().map(GameFilter::new).forEach(chooser::addChoosableFileFilter);
    chooser.setFileFilter(any);
    return chooser;
  }

  private Optional<Path> chosen(JFileChooser chooser, int answer) {
    if (answer != JFileChooser.APPROVE_OPTION) {
      return Optional.empty();
    }
    Optional<Path> file = path(chooser.getSelectedFile());
    if (file.isEmpty()) {
      files.cannotBeNamed(chooser.getSelectedFile().getName());
    }
    return file;
  }

  /** Returns the path of a file, or empty if the Java locale cannot represent the file name. */
  static Optional<Path> path(File file) {
    try {
      return Optional.of(file.toPath());
    } catch (InvalidPathException notHere) {
      return Optional.empty();
    }
  }

  /** Opens the game in a file chosen by the user. */
  void open() {
    JFileChooser chooser = gameChooser(files.formats().readable());
    chosen(chooser, chooser.showOpenDialog(owner)).ifPresent(files::open);
  }

  /** Asks the user for game files and folders. */
  List<Path> chooseSeveral(Component parent) {
    JFileChooser chooser = gameChooser(files.formats().readable());
    chooser.setFileSelectionMode(JFileChooser.FILES_AND_DIRECTORIES);
    chooser.setMultiSelectionEnabled(true);
    boolean chosen = chooser.showOpenDialog(parent) == JFileChooser.APPROVE_OPTION;
    return chosen
        ? Stream.of(chooser.getSelectedFiles()).flatMap(file -> path(file).stream()).toList()
        : List.of();
  }

  /** Asks the user for a new game file. */
  Optional<Path> chooseNew(Component parent, String title) {
    JFileChooser chooser = gameChooser(files.formats().writable());
    GameFilter.renameOnChange(chooser, files.formats());
    return place(parent, chooser, title, USUAL);
  }

  /** Asks the user for a folder. */
  Optional<Path> chooseFolder(Component parent, String title) {
    JFileChooser chooser = chooser();
    chooser.setDialogTitle(texts.of(title));
    chooser.setFileSelectionMode(JFileChooser.DIRECTORIES_ONLY);
    return chosen(chooser, chooser.showSaveDialog(parent));
  }

  /** Saves the game to its file, or asks the user for one. */
  void save() {
    save(() -> {}, () -> {});
  }

  private void save(Runnable saved, Runnable not) {
    Optional<Path> source = files.saving().source();
    Optional<Path> file =
        source.isEmpty()
            ? chooseNew(owner, "do.save-as")
            : source.filter(
                known ->
                    files.saving().file().isPresent()
                        || confirms(owner, "save.partial", known, "do.save"));
    file.ifPresentOrElse(to -> files.saving().save(to, saved, not), not);
  }

  /** Saves the game to a file chosen by the user. */
  void saveAs() {
    chooseNew(owner, "do.save-as").ifPresent(files.saving()::save);
  }

  private void ask(Runnable leave, Runnable stay) {
    Optional<String> name = files.saving().source().map(file -> String.valueOf(file.getFileName()));
    int answer =
        Dialogs.ask(
            owner,
            texts.of("unsaved.title"),
            name.map(file -> texts.of("unsaved.question.file", file))
                .orElseGet(() -> texts.of("unsaved.question")),
            JOptionPane.WARNING_MESSAGE,
            0,
            texts.of("unsaved.save"),
            texts.of("unsaved.drop"),
            texts.of("cancel"));
    if (answer == 0) {
      save(leave, stay);
    } else if (answer == 1) {
      leave.run();
    } else {
      stay.run();
    }
  }

  private void ask(String name, String assumed, Consumer<String> answer) {
    List<Rules> all = rulesToChoose();
    Object chosen =
        JOptionPane.showInputDialog(
            owner,
            texts.of("rules.question", name),
            texts.of("rules.title"),
            JOptionPane.QUESTION_MESSAGE,
            null,
            all.toArray(),
            all.stream().filter(each -> each.id().equals(assumed)).findFirst().orElse(null));
    if (chosen instanceof Rules rules) {
      answer.accept(rules.id());
    }
  }

  /** The id and the name of rules. */
  record Rules(String id, String name) {
    @Override
    public String toString() {
      return name;
    }
  }

  private List<Rules> rulesToChoose() {
    return files.rules().boards().stream()
        .map(found -> new Rules(found.id(), found.provider().label(texts.locale()).name()))
        .toList();
  }

  /** Returns the menu that reopens the current game with other rules. */
  JMenu rules(Supplier<Optional<String>> now) {
    JMenu menu = new JMenu(texts.of("menu.rules"));
    menu.setName("rules");
    onShow(
        menu,
        () -> {
          menu.removeAll();
          for (Rules rules : rulesToChoose()) {
            JMenuItem item =
                new JRadioButtonMenuItem(
                    new RunnableAction(rules.name(), () -> files.setRules(rules.id())));
            item.setSelected(now.get().filter(rules.id()::equals).isPresent());
            menu.add(item);
          }
        });
    return menu;
  }

  /** Writes a picture to a file chosen by the user. */
  void export(BoardPicture picture) {
    JFileChooser chooser = chooser();
    chooser.setFileFilter(new FileNameExtensionFilter(texts.of("pictures"), "png", "svg"));
    place(owner, chooser, "do.export", ".png").ifPresent(file -> write(picture, file));
  }

  /** Writes a picture off the event thread. */
  private void write(BoardPicture picture, Path file) {
    tasks.run(
        () -> {
          if (!BoardPicture.canBe(file)) {
            throw new RefusedException(texts.of("pictures.end"));
          }
          try {
            picture.write(file);
            return texts.of("saved", String.valueOf(file.getFileName()));
          } catch (IOException failed) {
            throw new RefusedException(
                texts.of("unwritten", file.getFileName(), why(failed)), failed);
          }
        },
        tasks.notices()::say);
  }

  /**
   * Returns a message for a write error, because the message of the system is often only the file
   * name.
   */
  private String why(IOException failed) {
    if (failed instanceof NoSuchFileException) {
      return texts.of("unwritten.no-folder");
    }
    return failed instanceof AccessDeniedException
        ? texts.of("unwritten.denied")
        : String.valueOf(failed.getMessage());
  }

  /**
   * Asks the user for a target file. An existing file is replaced only after confirmation.
   *
   * @param title the text key of the dialog title
   * @param usual the default extension
   */
  private Optional<Path> place(Component parent, JFileChooser chooser, String title, String usual) {
    chooser.setDialogTitle(texts.of(title));
    String proposed = files.saving().proposal().orElseGet(() -> texts.of("file.name"));
    File named =
        files
            .saving()
            .source()
            .filter(file -> usual.equals(USUAL))
            .map(Path::toFile)
            .orElseGet(() -> new File(chooser.getCurrentDirectory(), proposed + usual));
    chooser.setSelectedFile(
        path(named).isPresent() ? named : new File(chooser.getCurrentDirectory(), "game" + usual));
    return chosen(chooser, chooser.showSaveDialog(parent))
        .map(file -> ending(file, GameFilter.extension(chooser).orElse(usual)))
        .filter(file -> !file.toFile().exists() || confirms(parent, "replace.sure", file, title));
  }

  private static Path ending(Path file, String usual) {
    String name = String.valueOf(file.getFileName());
    return name.contains(".") ? file : file.resolveSibling(name + usual);
  }

  private boolean confirms(Component parent, String key, Path file, String title) {
    return Dialogs.confirms(
        parent,
        texts.of(title),
        texts.of(key, String.valueOf(file.getFileName())),
        JOptionPane.WARNING_MESSAGE,
        texts.of("replace"),
        texts);
  }

  /** Returns the menu of recent files. */
  JMenu recent() {
    JMenu menu = new JMenu(texts.of("recent"));
    menu.setName("recent");
    onShow(menu, () -> fill(menu));
    return menu;
  }

  private static void onShow(JMenu menu, Runnable fill) {
    menu.addChangeListener(
        event -> {
          if (menu.isSelected()) {
            fill.run();
          }
        });
  }

  private void fill(JMenu menu) {
    menu.removeAll();
    for (Path file : files.recent().list()) {
      JMenuItem item =
          menu.add(new RunnableAction(String.valueOf(file.getFileName()), () -> files.open(file)));
      item.setToolTipText(file.toString());
    }
    if (menu.getItemCount() == 0) {
      menu.add(texts.of("recent.none")).setEnabled(false);
    }
  }

  /** Copies a picture to the clipboard. */
  void copy(BoardPicture picture) {
    clipboard().setContents(new ImageSelection(picture.image()), null);
    files.pictureCopied();
  }

  private static Clipboard clipboard() {
    return Toolkit.getDefaultToolkit().getSystemClipboard();
  }

  static void toClipboard(String text) {
    clipboard().setContents(new StringSelection(text), null);
  }

  /**
   * Returns the text on the clipboard; empty without text or if another program locks the
   * clipboard.
   */
  static String fromClipboard() {
    try {
      return String.valueOf(clipboard().getData(DataFlavor.stringFlavor));
    } catch (UnsupportedFlavorException | IOException | IllegalStateException noText) {
      return "";
    }
  }

  /** Shows read or write errors in a dialog, which is more visible than a notice. */
  private void show(String title, List<String> sentences) {
    JOptionPane.showMessageDialog(
        owner, String.join("\n", sentences), title, JOptionPane.INFORMATION_MESSAGE);
  }
}
