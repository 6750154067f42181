package org.gobang.presentation.session;

import static org.gobang.presentation.session.CommandRow.row;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.gobang.api.analysis.Analyses;
import org.gobang.api.engine.Engines;
import org.gobang.api.explorer.Explorer;
import org.gobang.api.library.Library;
import org.gobang.api.plugin.PluginManager;
import org.gobang.api.problem.Problems;
import org.gobang.api.saved.Records;
import org.gobang.api.tournament.Tournaments;
import org.gobang.api.ui.UserInterfaces;
import org.gobang.api.update.Updates;
import org.gobang.presentation.edit.MarkTool;
import org.gobang.presentation.edit.PositionEditor;
import org.gobang.presentation.edit.RecordEditor;
import org.gobang.presentation.edit.Symmetry;
import org.gobang.presentation.newgame.TeachingChoice;
import org.gobang.presentation.position.ShownPosition;
import org.gobang.presentation.review.Navigation.Step;
import org.gobang.presentation.workspace.Workspace;

/**
 * The commands of all interfaces with their keys and menus, and their actions in one session. Use
 * only on the interface thread.
 *
 * <p>An interface has the commands of the session, and the commands that it {@linkplain #bind
 * binds} to its own actions.
 */
public final class SessionCommands {

  /** The menus of a menu bar, in order. */
  public static final List<String> MENUS = List.of("game", "edit", "move", "study", "view", "help");

  private static final CommandRow LINE = row("", "", "", "");

  /**
   * All commands in menu order: the name, then the {@linkplain CommandRow.Keys keys} in a window, a
   * terminal and a browser.
   */
  public static final List<CommandRow> TABLE =
      Stream.of(
              gameMenu(),
              editMenu(),
              marks(),
              moveMenu(),
              studyMenu(),
              viewMenu(),
              helpMenu(),
              workspaces(),
              elsewhere())
          .flatMap(Function.identity())
          .toList();

  private static final Map<String, CommandRow> BY_NAME =
      TABLE.stream()
          .filter(row -> !row.isLine())
          .collect(Collectors.toMap(CommandRow::name, Function.identity()));

  private final SessionPresenter session;
  private final BoardActions board;
  private final Map<String, Runnable> bound = new HashMap<>();
  private final Map<String, BooleanSupplier> states = new HashMap<>();

  /** Creates the commands of a session. */
  public SessionCommands(SessionPresenter session) {
    this.session = session;
    this.board = session.boardActions();
  }

  private static Stream<CommandRow> menu(String name, CommandRow... rows) {
    return Arrays.stream(rows).map(row -> row.in(name));
  }

  private static Stream<CommandRow> gameMenu() {
    return menu(
        "game",
        row("new", "ctrl N", "n", "n"),
        LINE,
        row("open", "ctrl O", "o", "").needs(Records.class).when(SessionCommands::always),
        row("recent", "", "", ""),
        row("library", "", "history", "").needs(Library.class).when(SessionCommands::always),
        row("games", "", "", "").needs(Records.class),
        row("save", "ctrl S", "s", "").needs(Records.class).when(SessionCommands::always),
        row("save-as", "shift ctrl S", "", "").needs(Records.class).when(SessionCommands::always),
        row("export", "", "", "").when(SessionCommands::always),
        row("invite", "", "", ""),
        LINE,
        row("copy", "ctrl C", "c", "").when(SessionCommands::always),
        row("copy-game", "shift ctrl C", "", "").needs(Records.class).when(SessionCommands::always),
        row("copy-picture", "alt ctrl C", "", "").when(SessionCommands::always),
        row("paste", "ctrl V", "", "").when(SessionCommands::always),
        LINE,
        row("swap", "", "", "", on -> on.game().swapSides()).when(at -> !at.explored()),
        row("pause", "F8", "p", "p", on -> on.game().pause())
            .when(at -> !at.over())
            .now(SessionCommands::pausing),
        row("resign", "", "r", "", on -> on.game().resign()).when(ShownPosition::personPlays),
        row("rematch", "", "", "", on -> on.session.rematch())
            .when(at -> at.over() && !at.explored()),
        row("restart-engine", "", "restart", "", on -> on.game().restartEngine())
            .when(at -> at.state().failed().isPresent()),
        row("replace-engine", "", "", "", on -> on.game().replaceEngine())
            .when(at -> at.state().failed().isPresent()),
        LINE,
        row("engines", "", "", "").needs(Engines.class),
        row("tournament", "", "", "").needs(Tournaments.class),
        row("plugins", "shift ctrl P", "", "").needs(PluginManager.class),
        row("settings", "ctrl COMMA", "", ""),
        row("close", "ctrl W", "", ""),
        row("quit", "", "q", ""));
  }

  private static Stream<CommandRow> editMenu() {
    return menu(
        "edit",
        row("undo-edit", "alt BACK_SPACE", "edit undo", "", on -> on.board.undoEdit())
            .when(
                (on, at) -> on.setUp().map(PositionEditor::undoable).orElse(at.state().undoable())),
        row("redo-edit", "alt shift BACK_SPACE", "edit redo", "", on -> on.board.redoEdit())
            .when(
                (on, at) -> on.setUp().map(PositionEditor::redoable).orElse(at.state().redoable())),
        LINE,
        row("remove", "ctrl DELETE", "edit delete", "", on -> on.edit().remove()),
        row("promote", "alt shift UP", "edit promote", "", on -> on.edit().promote()),
        row("main-line", "alt shift HOME", "edit main", "", on -> on.edit().makeMain()),
        row("clear-notes", "shift ctrl DELETE", "edit clear", "", on -> on.edit().clear()),
        LINE,
        row("marks", "", "", ""),
        row("set-up", "F4", "", "", on -> on.session.positions().toggle())
            .on(on -> on.setUp().isPresent())
            .ends(on -> on.setUp().isPresent()),
        row("rules", "", "", ""),
        LINE,
        turn(Symmetry.ROTATE_LEFT, "shift ctrl LEFT"),
        turn(Symmetry.ROTATE_RIGHT, "shift ctrl RIGHT"),
        turn(Symmetry.MIRROR, ""),
        turn(Symmetry.FLIP, ""));
  }

  private static CommandRow turn(Symmetry symmetry, String window) {
    String word = symmetry.word();
    return row(word, window, "edit " + word, "", on -> on.board.turn(symmetry));
  }

  private static boolean always(ShownPosition any) {
    return true;
  }

  private static Stream<CommandRow> marks() {
    List<MarkTool> tools = List.of(MarkTool.values());
    return tools.stream()
        .map(
            tool ->
                row(
                        "mark-" + tool.word(),
                        "shift ctrl " + (tools.indexOf(tool) + 1),
                        "m " + tool.word(),
                        "")
                    .when(SessionCommands::always)
                    .in("marks"));
  }

  private static Stream<CommandRow> moveMenu() {
    return menu(
        "move",
        row("undo", "ctrl Z", "u", "u", on -> on.board.takeBack()),
        row("hint", "ctrl H", "h", "h", on -> on.session.assistance().askForHint())
            .needs(Analyses.class)
            .when(at -> !at.over()),
        row("now", "ctrl M", "! . 。", "", on -> on.game().moveNow())
            .when(ShownPosition::computerThinks),
        row("pass", "ctrl P", "pass", "", on -> on.game().pass()).when(ShownPosition::personToMove),
        LINE,
        step("alt HOME", "", "Home", Step.START),
        step("alt PAGE_UP", "{", "PageUp", Step.FAR_BACK),
        step("alt LEFT", "[ 【", "[ ,", Step.BACK),
        step("alt RIGHT", "] 】", "] .", Step.FORTH),
        step("alt PAGE_DOWN", "}", "PageDown", Step.FAR_FORTH),
        step("alt END", "", "End", Step.END),
        LINE,
        step("alt UP", "(", "", Step.PREVIOUS),
        step("alt DOWN", ")", "", Step.NEXT));
  }

  private static CommandRow step(String window, String terminal, String browser, Step step) {
    return row(step.word(), window, terminal, browser, on -> on.game().step(step));
  }

  private static Stream<CommandRow> studyMenu() {
    return menu(
        "study",
        row("analysis", "F7", "a", "a", on -> on.session.analysis().toggle())
            .needs(Analyses.class)
            .on(on -> on.session.analysis().isOn())
            .ends(on -> on.session.analysis().isOn()),
        row("analysis-settings", "", "", "").needs(Analyses.class),
        row("analysis-board", "shift F7", "a board", "", on -> on.session.copyBoard())
            .needs(Analyses.class),
        row("empty-board", "", "a empty", "", on -> on.session.emptyBoard()).needs(Analyses.class),
        row("find-win", "ctrl F", "a win", "", on -> on.session.analysis().findWin())
            .needs(Analyses.class)
            .when(at -> !at.over())
            .ends(on -> on.session.analysis().seeksWin()),
        row("heat", "", "w", "").needs(Analyses.class).text("heat"),
        row("why", "shift ctrl H", "y", "w").needs(Analyses.class).when(at -> !at.over()),
        LINE,
        row("review", "F9", "v", "", on -> on.session.review())
            .needs(Analyses.class)
            .when(SessionCommands::isReviewed)
            .ends(on -> on.session.mistakes().runs()),
        row("mistake-back", "alt shift LEFT", "< 《", "", on -> on.session.goToMistake(false))
            .needs(Analyses.class)
            .when(SessionCommands::isReviewed),
        row("mistake-forth", "alt shift RIGHT", "> 》", "", on -> on.session.goToMistake(true))
            .needs(Analyses.class)
            .when(SessionCommands::isReviewed),
        row("explorer", "ctrl E", "e", "").needs(Explorer.class).when(SessionCommands::always),
        row("explorer-values", "", "", "").needs(Explorer.class).text("explorer.valued"),
        LINE,
        row("problems", "F5", "d", "", on -> on.session.problems().next()).needs(Problems.class),
        row("choose-problems", "ctrl F5", "dd", "")
            .needs(Problems.class)
            .when(SessionCommands::always),
        row("solution", "shift F5", "x", "", on -> on.session.problems().showSolution())
            .needs(Problems.class),
        LINE,
        row(
                "teaching",
                "",
                "t",
                "",
                on -> on.session.assistance().teach(on.teaching().on(!on.teaching().on())))
            .needs(Analyses.class)
            .text("teaching")
            .on(on -> on.teaching().on()));
  }

  private static Stream<CommandRow> viewMenu() {
    return menu(
        "view",
        row("coordinates", "", "", "").text("show.coordinates"),
        row("numbers", "", "", "").text("show.numbers"),
        row("forbidden", "", "f", "").text("show.forbidden"),
        row("expected", "", "", "").text("show.expected"),
        row("weights", "", "", "").text("show.weights"),
        row("motion", "", "", "").text("show.motion"),
        row("sound", "", "", "")
            .now(on -> on.isOn(named("sound")).orElse(true) ? "do.sound" : "do.silence"),
        LINE,
        row("board", "", "", ""),
        row("stones", "", "", ""),
        row("looks", "", "", ""),
        LINE,
        row("larger", "ctrl PLUS", "", ""),
        row("smaller", "ctrl MINUS", "", ""),
        row("usual-size", "ctrl 0", "", ""),
        LINE,
        row("workspaces", "", "", ""),
        row("panels-reset", "", "", ""),
        row("alone", "F11", "", ""),
        row("area", "F6", "", ""),
        row("front-end", "", "ui", "").needs(UserInterfaces.class));
  }

  private static Stream<CommandRow> helpMenu() {
    return menu(
        "help",
        row("keys", "F1", "?", "?"),
        row("updates", "", "updates", "").needs(Updates.class),
        row("about", "", "", ""));
  }

  private static Stream<CommandRow> workspaces() {
    return Stream.of(Workspace.values())
        .map(
            each ->
                row("workspace-" + each.id(), "ctrl " + each.number(), "", "")
                    .text("workspace." + each.id())
                    .in("workspaces"));
  }

  private static Stream<CommandRow> elsewhere() {
    return Stream.of(
        row("menu", "", "", "m"),
        row("skin", "", "k", ""),
        row("replace", "", "s!", "").needs(Records.class),
        row("comment", "", "#", ""),
        row("unfinished", "", "g", "").needs(Records.class));
  }

  private GameActions game() {
    return session.actions();
  }

  private RecordEditor edit() {
    return session.editor();
  }

  private Optional<PositionEditor> setUp() {
    return session.positions().editor();
  }

  private TeachingChoice teaching() {
    return session.assistance().teacher().choice();
  }

  private String pausing() {
    boolean judging = session.assistance().teacher().isJudging();
    return session
        .display()
        .position()
        .filter(any -> !judging)
        .map(at -> at.canPlayOn() ? "do.play-on" : at.state().paused() ? "do.resume" : "do.pause")
        .orElse("do.pause");
  }

  private static boolean isReviewed(ShownPosition at) {
    return at.over() || at.explored();
  }

  /** Binds a command to an action of the interface. */
  public void bind(String name, Runnable action) {
    bound.put(named(name).name(), action);
  }

  /**
   * Binds a command to an action of the interface.
   *
   * @param on whether it is on
   */
  public void bind(String name, Runnable action, BooleanSupplier on) {
    bind(name, action);
    states.put(name, on);
  }

  /**
   * Returns the row of a command.
   *
   * @throws NullPointerException if there is no such command
   */
  public static CommandRow named(String name) {
    return Objects.requireNonNull(BY_NAME.get(name), name);
  }

  /** Returns the rows of a menu, in order. */
  public static List<CommandRow> menu(String name) {
    return TABLE.stream().filter(row -> row.menu().equals(name)).toList();
  }

  /** Returns whether the interface has a command. */
  public boolean has(CommandRow row) {
    return bound.containsKey(row.name()) || row.action().isPresent();
  }

  /** Runs a command of the interface. */
  public void run(CommandRow row) {
    Runnable own = bound.get(row.name());
    if (own == null) {
      row.action().orElseThrow().accept(this);
    } else {
      own.run();
    }
  }

  /** Returns whether a command is enabled now. */
  public boolean isPossible(CommandRow row) {
    return isOffered(row)
        && (row.possible().isEmpty()
            || session
                .display()
                .position()
                .filter(at -> row.possible().get().test(this, at))
                .isPresent());
  }

  /**
   * Checks that the host has the service required by a command.
   *
   * @throws org.gobang.api.RefusedException if it is missing
   */
  public void checkOffered(CommandRow row) {
    row.service().ifPresent(type -> session.context().workbench().require(type));
  }

  /**
   * Returns whether the host has the service required by a command; otherwise an interface hides
   * it.
   */
  public boolean isOffered(CommandRow row) {
    return row.isOffered(session.context().workbench());
  }

  /** Returns the key of the current text of a command. */
  public String text(CommandRow row) {
    return row.now().map(now -> now.apply(this)).orElse(row.text());
  }

  /** Returns whether a command is on now; empty for a command without an on or off state. */
  public Optional<Boolean> isOn(CommandRow row) {
    return Optional.ofNullable(states.get(row.name()))
        .map(BooleanSupplier::getAsBoolean)
        .or(() -> row.on().map(on -> on.test(this)));
  }
}
