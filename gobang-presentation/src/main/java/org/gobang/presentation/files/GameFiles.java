package org.gobang.presentation.files;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import org.gobang.api.RefusedException;
import org.gobang.api.explorer.Explorer;
import org.gobang.api.library.LibraryGame;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.LoadedGame;
import org.gobang.api.record.RecordFormat;
import org.gobang.api.record.Tags;
import org.gobang.api.request.RequestedFile;
import org.gobang.api.saved.Records;
import org.gobang.api.workbench.GameSetup;
import org.gobang.api.workbench.GameState;
import org.gobang.presentation.files.GameFormats.GameFormat;
import org.gobang.presentation.newgame.FirstGame;
import org.gobang.presentation.position.InterfaceContext;
import org.gobang.presentation.position.ShownPosition;
import org.gobang.presentation.session.SessionPresenter;
import org.gobang.presentation.text.Notices;
import org.gobang.presentation.text.Texts;

/**
 * Opens and saves games in files and on the clipboard.
 *
 * <p>A game from a file is explored from the end of its main line: engines do not answer tried
 * moves. A pasted position is set up, paused, for the players of the current game.
 */
public final class GameFiles {

  private final SessionPresenter session;
  private final Runnable saveComment;
  private final InterfaceContext context;
  private final Texts texts;
  private final BackgroundTasks tasks;
  private final ClipboardText clipboard;
  private final RecentFiles recent;
  private final GameFormats formats;
  private final GameSaving saving;
  private final UnnamedRules rules;

  /** Whether the current game comes from a file without rules. */
  private boolean unnamed;

  private BiConsumer<String, List<String>> remarks = (title, sentences) -> {};
  private Consumer<GameList> several = games -> games.open(0);

  /**
   * Creates the file actions of a session.
   *
   * @param saveComment saves an edited comment in the game
   * @param tasks runs disk access
   */
  public GameFiles(SessionPresenter session, Runnable saveComment, BackgroundTasks tasks) {
    this.session = session;
    this.saveComment = saveComment;
    this.context = session.context();
    this.texts = context.texts();
    this.tasks = tasks;
    this.clipboard = new ClipboardText(context);
    this.recent = new RecentFiles(context.preferences());
    this.formats = new GameFormats(context);
    this.rules = new UnnamedRules(context);
    this.saving =
        new GameSaving(
            session,
            saveComment,
            tasks,
            recent,
            (title, sentences) -> remarks.accept(title, sentences));
  }

  /**
   * Sets the handler of remarks on opened and saved files.
   *
   * @param shown receives a title for the operation, and the sentences
   */
  public void onRemarks(BiConsumer<String, List<String>> shown) {
    remarks = shown;
  }

  /** Returns the rules for games without rules in the file. */
  public UnnamedRules rules() {
    return rules;
  }

  /**
   * Reopens the explored game with other rules. If the file of the game has no rules, they become
   * the default for such files.
   */
  public void setRules(String id) {
    saveComment.run();
    boolean remembers = unnamed;
    session.setRules(
        id,
        () -> {
          unnamed = remembers;
          if (remembers) {
            rules.choose(id);
          }
        });
  }

  /** Returns the object that saves the current game. */
  public GameSaving saving() {
    return saving;
  }

  /**
   * Sets the handler that asks the user to choose one of several games in a file.
   *
   * @param list shows the games and opens one
   */
  public void onSeveral(Consumer<GameList> list) {
    several = list;
  }

  /** Returns the recently used files. */
  public RecentFiles recent() {
    return recent;
  }

  /** Returns the formats for opening and saving games. */
  public GameFormats formats() {
    return formats;
  }

  private Notices notices() {
    return session.notices();
  }

  /** Shows that a file name is not valid on this system. */
  public void cannotBeNamed(String name) {
    notices().fail(texts.of("file.unnamed", name));
  }

  /** Opens the game in a file. */
  public void open(Path file) {
    open(List.of(file));
  }

  /**
   * Handles the opening of the game from the command line: lists the games of its file if there are
   * several, or otherwise records the file as the source of the game.
   *
   * @param requested the file of the command line
   * @param none run without such a file
   */
  public void openRequested(Optional<RequestedFile> requested, Runnable none) {
    requested.ifPresentOrElse(
        from -> {
          if (from.several()) {
            open(from.file());
          } else {
            session.edits().opened(from.file(), from.whole());
          }
        },
        none);
  }

  /** Opens the game in the first of several files and shows that the others were not opened. */
  public void open(List<Path> files) {
    Path file = files.get(0);
    String name = String.valueOf(file.getFileName());
    String left = files.size() == 1 ? "" : "\n" + texts.of("opened.left", files.size() - 1);
    open(
        () -> context.require(Records.class).readAll(file),
        game -> GameSetup.explore(game.record()),
        name,
        (sentence, game, alone) -> {
          recent.used(file);
          session.edits().opened(file, alone && game.skipped().isEmpty());
          notices().say(sentence + left);
        },
        refused -> {
          recent.gone(file);
          notices().fail(texts.of(refused, file) + left);
        });
  }

  /**
   * Opens the game in file content, such as an upload in a browser.
   *
   * @param name the name of the file, without a folder
   */
  public void open(String name, byte[] content) {
    int dot = name.lastIndexOf('.');
    String extension = dot < 0 ? "" : name.substring(dot);
    open(
        () ->
            tasks.submit(
                () ->
                    clipboard.read(isIn(formats.readable(), extension) ? extension : "", content)),
        game -> GameSetup.explore(game.record()),
        name,
        (sentence, game, alone) -> notices().say(sentence),
        refused -> notices().fail(texts.of("unopened", name, texts.of(refused))));
  }

  private static boolean isIn(List<GameFormat> formats, String extension) {
    String lower = extension.toLowerCase(Locale.ROOT);
    return formats.stream().anyMatch(format -> format.extensions().contains(lower));
  }

  /** Opens a game of the library. */
  public void open(LibraryGame game) {
    Path file = game.source().file();
    String name = String.valueOf(file.getFileName());
    open(
        () -> context.require(Explorer.class).read(game.source()).thenApply(List::of),
        read -> GameSetup.explore(read.record()),
        name,
        (sentence, read, alone) -> {
          recent.used(file);
          session.edits().opened(file, isKept(file) && read.skipped().isEmpty());
          notices().say(sentence);
        },
        refused -> notices().fail(texts.of(refused, file)));
  }

  /** Returns whether the application saves a game in a file, which then contains no other game. */
  private boolean isKept(Path file) {
    Path folder =
        context
            .workbench()
            .service(Records.class)
            .flatMap(Records::folder)
            .map(each -> each.toAbsolutePath().normalize())
            .orElse(null);
    return folder != null && folder.equals(file.toAbsolutePath().normalize().getParent());
  }

  /** Opens the game in a text: a list of moves with the current rules, or file content. */
  public void paste(String text) {
    if (text.isBlank()) {
      notices().say(texts.of("paste.nothing"));
    } else if (mayOpen()) {
      try {
        GameSetup position = FirstGame.paused(session.games().setups().position(text));
        LoadedGame game = new LoadedGame(position.record(), List.of());
        paste(() -> CompletableFuture.completedStage(List.of(game)), any -> position);
      } catch (RefusedException noMoves) {
        paste(
            () -> tasks.submit(() -> content(text, noMoves)),
            game -> GameSetup.explore(game.record()));
      }
    }
  }

  private List<LoadedGame> content(String text, RefusedException noMoves) {
    RecordFormat ofPlugin = formats.recognizing(text).orElse(null);
    if (ofPlugin != null) {
      return clipboard.read(text, ofPlugin);
    }
    if (ClipboardText.isFile(text)) {
      return clipboard.read(text);
    }
    throw noMoves;
  }

  private void paste(
      Supplier<CompletionStage<List<LoadedGame>>> reading, Function<LoadedGame, GameSetup> setup) {
    open(
        reading,
        setup,
        texts.of("paste.name"),
        (sentence, game, alone) -> notices().say(sentence),
        why -> notices().fail(texts.of("paste.none", texts.of(why))));
  }

  private boolean mayOpen() {
    return notices().attempt(() -> session.own());
  }

  /** Receives an opened game, a sentence about it, and whether it is the only one in its file. */
  @FunctionalInterface
  private interface Opened {
    void accept(String sentence, LoadedGame game, boolean alone);
  }

  private void open(
      Supplier<CompletionStage<List<LoadedGame>>> reading,
      Function<LoadedGame, GameSetup> setup,
      String name,
      Opened opened,
      Consumer<RefusedException> refused) {
    if (!mayOpen()) {
      return;
    }
    saveComment.run();
    BiConsumer<LoadedGame, Boolean> opening =
        (read, alone) ->
            rules.resolve(
                read,
                name,
                game ->
                    tasks.deliver(
                        tasks.submit(
                            () -> GameSummary.of(game.record(), name, context.describer())),
                        summary ->
                            session.open(
                                setup.apply(game),
                                () -> {
                                  unnamed = game.assumedRules().isPresent();
                                  opened.accept(opened(name, game, summary), game, alone);
                                  remark("opened.remarks", game.skipped());
                                },
                                why -> refused.accept(unopened(name, why))),
                        refused));
    tasks.deliver(
        reading
            .get()
            .thenApplyAsync(
                games ->
                    games.size() == 1
                        ? () -> opening.accept(games.get(0), true)
                        : offer(
                            GameList.of(
                                name,
                                games,
                                context.describer(),
                                game -> opening.accept(game, false))),
                tasks.worker()),
        Runnable::run,
        refused);
  }

  private Runnable offer(GameList games) {
    return () -> several.accept(games);
  }

  private RefusedException unopened(String name, RefusedException why) {
    return new RefusedException(texts.of("unopened", name, texts.of(why)), why);
  }

  /** Returns the opened file and the players, if the record names them. */
  private String opened(String name, LoadedGame game, GameSummary summary) {
    Map<String, String> tags = game.record().tags();
    boolean named = tags.containsKey(Tags.BLACK) || tags.containsKey(Tags.WHITE);
    return named
        ? texts.of("opened.game", name, summary.sentence(texts))
        : texts.of("opened", name);
  }

  /**
   * Returns the game as file content.
   *
   * @param extension the file extension, which determines the format, such as {@code .psq}
   * @return the content; refused for an unknown format, or before the first game
   */
  public CompletionStage<byte[]> content(String extension) {
    saveComment.run();
    GameState now = session.state().orElseThrow(() -> new RefusedException(texts.of("opening")));
    if (!isIn(formats.writable(), extension)) {
      throw new RefusedException(texts.of("formats.unknown", extension));
    }
    return tasks.submit(() -> clipboard.write(now.record(), now.mainLine(), extension));
  }

  /** Passes on the game, or the position being set up, as SGF text. */
  public void copy(Consumer<String> taken) {
    saveComment.run();
    session
        .positions()
        .editor()
        .ifPresentOrElse(
            editor -> copy(editor.record(), List.of(), taken),
            () -> session.state().ifPresent(now -> copy(now.record(), now.mainLine(), taken)));
  }

  private void copy(GameRecord record, List<Integer> path, Consumer<String> taken) {
    tasks.run(
        () -> clipboard.write(record, path),
        text -> {
          taken.accept(text);
          notices().say(texts.of("copied.game"));
        });
  }

  /** Passes on the moves to the position, if it can be reached by moves only. */
  public void copyPosition(Consumer<String> taken) {
    Optional<ShownPosition> shown = session.display().position();
    notices()
        .attempt(
            () ->
                session
                    .positions()
                    .editor()
                    .ifPresentOrElse(
                        editor -> copied(editor.text(texts), editor.stones().size(), taken),
                        () ->
                            shown.ifPresent(
                                now -> copied(now.text(texts), now.moves().size(), taken))));
  }

  private void copied(String moves, int count, Consumer<String> taken) {
    taken.accept(moves);
    notices().say(texts.of("copied", count));
  }

  /** Shows that a picture of the board was copied to the clipboard. */
  public void pictureCopied() {
    notices().say(texts.of("copied.picture"));
  }

  private void remark(String title, List<String> sentences) {
    if (!sentences.isEmpty()) {
      remarks.accept(texts.of(title), sentences);
    }
  }
}
