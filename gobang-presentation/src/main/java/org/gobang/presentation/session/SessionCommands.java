package org.gobang.presentation.session;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.gobang.presentation.edit.PositionEditor;
import org.gobang.presentation.edit.Symmetry;
import org.gobang.presentation.position.ShownPosition;
import org.gobang.presentation.review.Navigation;

/**
 * What can be done in the game at hand without saying more, by name: for menus, buttons and keys.
 * Used on the front end's thread alone.
 */
public final class SessionCommands {

  private final SessionPresenter session;
  private final BoardActions board;
  private final Map<String, Command> commands = new LinkedHashMap<>();

  /**
   * A command.
   *
   * @param name identifies it
   * @param possible the positions in which it is enabled
   * @param run does it
   * @param shown the name under which it is shown now, as it may do the opposite: its text has the
   *     key {@code do.} and that name
   */
  public record Command(
      String name, Predicate<ShownPosition> possible, Runnable run, Supplier<String> shown) {}

  /** The commands of a session. */
  public SessionCommands(SessionPresenter session, BoardActions board) {
    this.session = session;
    this.board = board;
    game();
    edit();
    move();
    study();
  }

  private void add(String name, Predicate<ShownPosition> possible, Runnable run) {
    add(name, possible, run, () -> name);
  }

  private void add(
      String name, Predicate<ShownPosition> possible, Runnable run, Supplier<String> shown) {
    commands.put(name, new Command(name, possible, run, shown));
  }

  private void game() {
    GameActions actions = session.actions();
    add("swap", at -> !at.explored(), actions::swapSides);
    add("pause", at -> !at.over(), actions::pause, this::pausing);
    add("resign", ShownPosition::personPlays, actions::resign);
    add("restart-engine", SessionCommands::hasFailed, actions::restartEngine);
    add("replace-engine", SessionCommands::hasFailed, session::replaceEngine);
    add("rematch", at -> at.over() && !at.explored(), session::rematch);
  }

  private String pausing() {
    boolean judging = session.teacher().isJudging();
    Optional<ShownPosition> now = session.display().position().filter(any -> !judging);
    return now.map(at -> at.canPlayOn() ? "play-on" : at.state().paused() ? "resume" : "pause")
        .orElse("pause");
  }

  private void edit() {
    add(
        "undo-edit",
        at ->
            session
                .positions()
                .editor()
                .map(PositionEditor::undoable)
                .orElse(at.state().undoable()),
        board::undoEdit);
    add(
        "redo-edit",
        at ->
            session
                .positions()
                .editor()
                .map(PositionEditor::redoable)
                .orElse(at.state().redoable()),
        board::redoEdit);
    add("remove", SessionCommands::always, session.editor()::remove);
    add("promote", SessionCommands::always, session.editor()::promote);
    add("main-line", SessionCommands::always, session.editor()::makeMain);
    add("clear-notes", SessionCommands::always, session.editor()::clear);
    add(
        "set-up",
        SessionCommands::always,
        session.positions()::toggle,
        () -> session.positions().editor().isPresent() ? "set-up-end" : "set-up");
    for (Symmetry symmetry : Symmetry.values()) {
      add(symmetry.word(), SessionCommands::always, () -> board.turn(symmetry));
    }
  }

  private void move() {
    add("undo", SessionCommands::always, board::takeBack);
    add("hint", at -> !at.over(), session::askForHint);
    add("now", ShownPosition::computerThinks, session.actions()::moveNow);
    add("pass", ShownPosition::personToMove, session.actions()::pass);
    step("start", Navigation.Step.START);
    step("far-back", Navigation.Step.FAR_BACK);
    step("back", Navigation.Step.BACK);
    step("forth", Navigation.Step.FORTH);
    step("far-forth", Navigation.Step.FAR_FORTH);
    step("end", Navigation.Step.END);
    step("previous", Navigation.Step.PREVIOUS);
    step("next", Navigation.Step.NEXT);
  }

  private void step(String name, Navigation.Step step) {
    add(name, SessionCommands::always, () -> session.actions().step(step));
  }

  private void study() {
    AnalysisActions analysis = session.analysisActions();
    add(
        "analysis",
        SessionCommands::always,
        analysis::toggle,
        () -> session.analysis().isOn() ? "analysis-end" : "analysis");
    add("analysis-board", SessionCommands::always, analysis::copyBoard);
    add("empty-board", SessionCommands::always, analysis::emptyBoard);
    add(
        "find-win",
        at -> !at.over(),
        analysis::findWin,
        () -> session.analysis().seeksWin() ? "find-win-end" : "find-win");
    add(
        "review",
        SessionCommands::isReviewed,
        session.actions()::review,
        () -> session.mistakes().runs() ? "review-end" : "review");
    add("mistake-back", SessionCommands::isReviewed, () -> session.actions().goToMistake(false));
    add("mistake-forth", SessionCommands::isReviewed, () -> session.actions().goToMistake(true));
    add("problems", SessionCommands::always, session.problems()::next);
    add("solution", SessionCommands::always, session.problems()::showSolution);
  }

  private static boolean always(ShownPosition any) {
    return true;
  }

  private static boolean hasFailed(ShownPosition at) {
    return at.state().failed().isPresent();
  }

  private static boolean isReviewed(ShownPosition at) {
    return at.over() || at.explored();
  }

  /** All of them, in an order for menus. */
  public List<Command> all() {
    return List.copyOf(commands.values());
  }

  /** A command by its name. */
  public Command of(String name) {
    return Objects.requireNonNull(commands.get(name), name);
  }
}
