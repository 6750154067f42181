package org.gobang.presentation.session;

import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.gobang.api.Point;
import org.gobang.api.RefusedException;
import org.gobang.api.record.Unrated;
import org.gobang.api.workbench.Game;
import org.gobang.api.workbench.GameState;
import org.gobang.presentation.advice.Adviser;
import org.gobang.presentation.advice.HeatMap.Source;
import org.gobang.presentation.advice.SteppedHint;
import org.gobang.presentation.newgame.AdaptiveStrength;
import org.gobang.presentation.newgame.TeachingChoice;
import org.gobang.presentation.position.InterfaceContext;
import org.gobang.presentation.position.ShownPosition;
import org.gobang.presentation.teaching.MoveQuestion;
import org.gobang.presentation.teaching.Teacher;
import org.gobang.presentation.text.Notices;

/**
 * Assists the user: hints, the teaching game, answers about points, and an opponent with adaptive
 * strength.
 */
public final class PlayerAssistance implements AutoCloseable {

  private final GameSession session;
  private final Notices notices;
  private final InterfaceContext context;
  private final Adviser adviser;
  private final Teacher teacher;
  private final MoveQuestion whyNot;
  private final AdaptiveStrength adaptive;
  private final Runnable check;
  private final Runnable show;

  /**
   * Whether the result of the current game was counted; the game may continue from there and end
   * again.
   */
  private boolean counted;

  /** The note on an ended game; empty before, and after the user has dismissed it. */
  private Optional<String> endNote = Optional.empty();

  /**
   * Creates the assistance of a session without a game.
   *
   * @param check refuses help while the user must find the moves without help
   * @param show run when the view must be updated
   */
  PlayerAssistance(InterfaceContext context, GameSession session, Runnable check, Runnable show) {
    this.session = session;
    this.notices = context.notices();
    this.context = context;
    this.check = check;
    this.show = show;
    this.adviser = new Adviser(context, show);
    this.teacher =
        new Teacher(
            context, TeachingChoice.in(context.preferences()), session::led, new LessonShown());
    this.whyNot = new MoveQuestion(context, move -> notices.settle(), notices::fail);
    this.adaptive = new AdaptiveStrength(context.workbench());
  }

  /** Returns the adviser for hints, weights and engine reports. */
  public Adviser adviser() {
    return adviser;
  }

  /** Returns the teaching game. */
  public Teacher teacher() {
    return teacher;
  }

  MoveQuestion whyNot() {
    return whyNot;
  }

  /** Switches teaching games against engines on or off. */
  public void teach(TeachingChoice choice) {
    choice.put(context.preferences());
    teacher.choose(choice);
    notices.say(teacher.describe(session.game().map(Game::state)));
  }

  /** Shows the weights for a player in this and later positions. */
  public void showWeights(Source source) {
    help(source == Source.OfGame.OFF, now -> adviser.showWeights(source, now.state()));
    show.run();
  }

  private void help(boolean allowed, Consumer<ShownPosition> action) {
    session
        .shown()
        .ifPresent(
            now ->
                notices.attempt(
                    () -> {
                      if (!allowed) {
                        check.run();
                      }
                      action.accept(now);
                    }));
  }

  /** Asks an engine for a hint, or shows the next step of the hint. */
  public void askForHint() {
    help(
        false,
        now -> {
          whyNot.forget();
          if (teacher.lesson().isPresent()) {
            teacher.hint();
            notices.settle();
          } else {
            adviser.askForHint(teacher.questioned(now).state());
          }
          helped(Unrated.HINT);
        });
  }

  /** Asks an engine for the continuation after a stone of the side to move is placed on a point. */
  public void askWhyNot(Point point) {
    help(
        false,
        now -> {
          whyNot.ask(teacher.questioned(now), now.state(), point);
          notices.say(context.texts().of("why.asked", point));
          helped(Unrated.HINT);
        });
  }

  /** Records that help was given, so that the game does not count for a rating. */
  void helped(Unrated how) {
    session.game().ifPresent(game -> game.unrated(how));
  }

  /** Hides the hint, the answer about a point, and the end of the game. */
  public void forget() {
    adviser.forgetHint();
    whyNot.forget();
    endNote = Optional.empty();
    notices.settle();
  }

  /** Handles the start of another game. */
  void begin() {
    counted = false;
    endNote = Optional.empty();
    adviser.begin();
    teacher.begin();
    whyNot.forget();
  }

  /**
   * Handles a new state of the game.
   *
   * @param nanos the time of receipt, in nanoseconds of the interface clock
   */
  void changed(Optional<ShownPosition> before, ShownPosition now, long nanos) {
    adviser.changed(now.state(), nanos);
    teacher.changed(now);
    whyNot.changed(now.state());
    if (now.state().ended().isEmpty()) {
      endNote = Optional.empty();
    } else if (!now.explored() && GameEnd.isBetween(before, now)) {
      endNote = Optional.of(session.leads() ? sayResults(now.state()) : "");
    }
  }

  /**
   * Returns the end of the game, while the final position is shown and the end was not dismissed.
   */
  Optional<GameEnd> end(ShownPosition now) {
    return endNote.filter(any -> now.over()).map(note -> new GameEnd(now, note));
  }

  /** Returns the effect of a game that has just ended on the next games. */
  private String sayResults(GameState now) {
    String results =
        context
            .texts()
            .all(
                Stream.of(
                        now.failed().map(side -> context.texts().of("end.failed")),
                        teacher
                            .summary(now)
                            .map(
                                each ->
                                    context
                                        .texts()
                                        .of("teaching.summary", each.takeBacks(), each.accuracy())),
                        counted
                            ? Optional.<String>empty()
                            : adaptive.finished(now, context.texts()))
                    .flatMap(Optional::stream)
                    .toList());
    counted = true;
    if (!results.isEmpty()) {
      notices.say(results);
    }
    return results;
  }

  @Override
  public void close() {
    adviser.close();
    teacher.close();
    whyNot.close();
  }

  private final class LessonShown implements Teacher.Listener {

    @Override
    public void mistaken(Teacher.Mistake lesson) {
      notices.settle();
    }

    @Override
    public void takenBack(SteppedHint hint) {
      adviser.give(hint);
    }

    /**
     * Shows the failure in a permanent notice, since the game continues and clears other notices.
     */
    @Override
    public void failed(RefusedException why) {
      notices.trouble(context.texts().of(why));
    }
  }
}
