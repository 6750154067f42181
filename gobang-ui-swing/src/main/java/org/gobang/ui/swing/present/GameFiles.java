package org.gobang.ui.swing.present;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.gobang.api.Move;
import org.gobang.api.MoveText;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;
import org.gobang.api.board.Start;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.Tags;
import org.gobang.api.workbench.GameSetup;
import org.gobang.api.workbench.GameState;
import org.gobang.api.workbench.LoadedGame;
import org.gobang.api.workbench.Records;
import org.gobang.presentation.position.PositionDescriber;
import org.gobang.presentation.text.Texts;

/**
 * Games from files and from the clipboard, and into them; the disk is waited for by the worker.
 *
 * <p>A game from a file is explored, from the end of its main line: nothing answers the moves that
 * are tried. A position that is pasted is set up for the players at the board, paused. The game
 * that was at hand is kept, as any that is left.
 */
public final class GameFiles {

  private final GamePresenter game;
  private final Records records;
  private final PositionDescriber interpreter;
  private final Texts texts;
  private final Executor events;
  private final Executor worker;
  private final ClipboardText clipboard;
  private final RecentFiles recent;
  private BiConsumer<String, List<String>> remarks = (title, sentences) -> {};

  /**
   * The files of a game.
   *
   * @param events the event thread
   * @param worker for what waits
   */
  public GameFiles(
      GamePresenter game,
      Records records,
      PositionDescriber interpreter,
      Texts texts,
      Executor events,
      Executor worker) {
    this.game = game;
    this.records = records;
    this.interpreter = interpreter;
    this.texts = texts;
    this.events = events;
    this.worker = worker;
    this.clipboard = new ClipboardText(records, texts);
    this.recent = new RecentFiles(game.preferences());
  }

  /**
   * Sets what shows remarks on a file that was opened, or on one that was saved.
   *
   * @param shown takes a title that tells which, and the sentences
   */
  public void onRemarks(BiConsumer<String, List<String>> shown) {
    remarks = shown;
  }

  /** The files that were used last. */
  public RecentFiles recent() {
    return recent;
  }

  /** Opens the game in a file. */
  public void open(Path file) {
    open(List.of(file));
  }

  /**
   * Opens the game in the first of some files, and says that the others were left: one game is at
   * hand at a time.
   */
  public void open(List<Path> files) {
    Path file = files.get(0);
    String name = String.valueOf(file.getFileName());
    String left = files.size() == 1 ? "" : "\n" + texts.of("opened.left", files.size() - 1);
    open(
        () -> records.read(file),
        (record, last) -> GameSetup.explore(record),
        name,
        left,
        () -> recent.used(file),
        refused -> {
          recent.gone(file);
          return new RefusedException(texts.of(refused, file) + left);
        });
  }

  /** Says that no file can have such a name here. */
  public void cannotBeNamed(String name) {
    game.session().notices().fail(new RefusedException(texts.of("file.unnamed", name)));
  }

  /** Opens the game in a text: a list of moves, by the rules at hand, or a file's content. */
  public void paste(String text) {
    if (text.isBlank()) {
      game.session().notices().fail(new RefusedException(texts.of("paste.nothing")));
      return;
    }
    boolean isFile = ClipboardText.isFile(text);
    Optional<GameState> here = game.session().state();
    open(
        () -> isFile ? clipboard.read(text) : position(text, here),
        isFile ? (record, last) -> GameSetup.explore(record) : GameFiles::waiting,
        texts.of("paste.name"),
        "",
        () -> {},
        refused -> new RefusedException(texts.of("paste.none", texts.of(refused))));
  }

  private static LoadedGame position(String text, Optional<GameState> here) {
    GameRecord record = here.orElseThrow().record();
    List<Move> moves = MoveText.parse(text, Stone.BLACK);
    Start start = Start.empty(record.start().size());
    return new LoadedGame(GameRecord.of(record.rules(), start, moves), List.of());
  }

  private interface Fault {
    RefusedException told(RefusedException refused);
  }

  private void open(
      Supplier<LoadedGame> reading,
      BiFunction<GameRecord, GameSetup, GameSetup> how,
      String name,
      String left,
      Runnable opened,
      Fault fault) {
    Optional<GameSetup> last = game.session().session().setups().last();
    if (last.isEmpty() || game.session().state().isEmpty()) {
      game.session()
          .notices()
          .fail(new RefusedException(texts.of(last.isEmpty() ? "watching" : "opening")));
      return;
    }
    waitFor(
        () -> {
          LoadedGame read = reading.get();
          Summary summary = Summary.of(read.record(), name, interpreter, texts);
          Runnable shown =
              () -> {
                opened.run();
                game.session().notices().say(opened(name, read.record(), summary) + left);
                remark("opened.remarks", read.skipped());
              };
          return () ->
              game.session()
                  .open(
                      how.apply(read.record(), last.get()),
                      shown,
                      refused ->
                          game.session().notices().fail(fault.told(unopened(name, refused))));
        },
        fault);
  }

  private RefusedException unopened(String name, RefusedException refused) {
    return new RefusedException(texts.of("unopened", name, texts.of(refused)), refused);
  }

  /** The position of a record between the players who are at the board. */
  private static GameSetup waiting(GameRecord record, GameSetup last) {
    return new GameSetup(
        record,
        record.mainLine(),
        last.black(),
        last.white(),
        last.budget(),
        last.fouls(),
        Map.of(),
        true);
  }

  /** What was opened, and who played it, where the record says that. */
  private String opened(String name, GameRecord record, Summary summary) {
    boolean known = record.tags().containsKey(Tags.BLACK) || record.tags().containsKey(Tags.WHITE);
    return known
        ? texts.of("opened.game", name, summary.sentence(texts))
        : texts.of("opened", name);
  }

  /** Writes the game to a file. */
  public void save(Path file) {
    game.review().comments().save();
    Optional<GameState> state = game.session().state();
    if (state.isEmpty()) {
      return;
    }
    waitFor(
        () -> {
          List<String> sentences = records.write(state.get().record(), state.get().line(), file);
          return () -> {
            recent.used(file);
            game.session().notices().say(texts.of("saved", String.valueOf(file.getFileName())));
            remark("saved.lost", sentences);
          };
        },
        refused -> new RefusedException(texts.of(refused, file)));
  }

  /** Writes to a file what is no game, such as a picture. */
  public interface Writing {

    /**
     * Writes it, whole or not at all.
     *
     * @throws IOException if that cannot be done
     */
    void to(Path file) throws IOException;
  }

  /** Writes something to a file. */
  public void write(Path file, Writing writing) {
    waitFor(
        () -> {
          try {
            writing.to(file);
          } catch (IOException failed) {
            throw new RefusedException(
                texts.of("unwritten", file.getFileName(), why(failed)), failed);
          }
          return () ->
              game.session().notices().say(texts.of("saved", String.valueOf(file.getFileName())));
        },
        refused -> refused);
  }

  /** What the system says of a file is often no more than its name. */
  private String why(IOException failed) {
    if (failed instanceof NoSuchFileException) {
      return texts.of("unwritten.no-folder");
    }
    return failed instanceof AccessDeniedException
        ? texts.of("unwritten.denied")
        : String.valueOf(failed.getMessage());
  }

  /** Hands over the game as the text of an SGF file. */
  public void copy(Consumer<String> taken) {
    game.review().comments().save();
    game.session()
        .state()
        .ifPresent(
            state ->
                waitFor(
                    () -> {
                      String text = clipboard.write(state.record(), state.line());
                      return () -> {
                        taken.accept(text);
                        game.session().notices().say(texts.of("copied.game"));
                      };
                    },
                    refused -> refused));
  }

  /** Hands over the moves that led to the position, where moves alone led to it. */
  public void copyPosition(Consumer<String> taken) {
    game.session()
        .display()
        .position()
        .ifPresent(
            now -> {
              boolean setUp = !now.state().record().start().stones().isEmpty();
              if (setUp || now.moves().isEmpty()) {
                String why = texts.of(setUp ? "copy.setup" : "copy.none");
                game.session().notices().fail(new RefusedException(why));
              } else {
                String text = MoveText.write(now.moves());
                taken.accept(text);
                game.session().notices().say(texts.of("copied", now.moves().size()));
              }
            });
  }

  private void remark(String title, List<String> sentences) {
    if (!sentences.isEmpty()) {
      remarks.accept(texts.of(title), sentences);
    }
  }

  /** Does something off the event thread, and there what comes of it. */
  private void waitFor(Supplier<Runnable> work, Fault fault) {
    worker.execute(
        () -> {
          try {
            events.execute(work.get());
          } catch (RefusedException refused) {
            events.execute(() -> game.session().notices().fail(fault.told(refused)));
          }
        });
  }
}
