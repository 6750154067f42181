package org.gobang.ui.console.pipe;

import java.util.Optional;
import java.util.function.Supplier;
import org.gobang.api.RefusedException;
import org.gobang.api.review.ReviewedMove;
import org.gobang.api.workbench.Game;
import org.gobang.api.workbench.GameState;
import org.gobang.presentation.advice.SteppedHint;
import org.gobang.presentation.newgame.TeachingChoice;
import org.gobang.presentation.teaching.Teacher;

/** Teaching games in a pipe. Off by default. */
final class PipeTeacher implements Teacher.Listener {

  private final PipeContext context;
  private final Teacher teacher;

  PipeTeacher(PipeContext context, Supplier<Optional<Game>> game) {
    this.context = context;
    this.teacher = new Teacher(context.shared(), TeachingChoice.OFF, game, this);
  }

  Teacher teacher() {
    return teacher;
  }

  /** Switches teaching games on or off. */
  void choose(String typed) {
    teacher.choose(teacher.choice().typed(typed, context.texts()));
    TeachingChoice now = teacher.choice();
    context.streams().event("teaching " + (now.on() ? now.limit() : "off"));
  }

  /** Writes the summary of a completed game. */
  void summarize(GameState over) {
    teacher
        .summary(over)
        .ifPresent(
            summary ->
                context
                    .streams()
                    .event("taught " + summary.takeBacks() + " " + summary.accuracy()));
  }

  @Override
  public void mistaken(Teacher.Mistake lesson) {
    ReviewedMove move = lesson.move();
    context.event(
        "lesson %d. %s %s %s %.2f",
        move.number(), move.move(), EventLines.name(move.side()), move.type().word(), move.loss());
    context.streams().say(lesson.sentence(context.texts()));
  }

  @Override
  public void takenBack(SteppedHint hint) {
    // A hint in a pipe is always complete.
  }

  @Override
  public void failed(RefusedException why) {
    context.refuse(why);
  }
}
