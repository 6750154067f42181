package org.gobang.ui.console.pipe;

import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Supplier;
import org.gobang.api.RefusedException;
import org.gobang.api.review.ReviewedMove;
import org.gobang.api.workbench.Game;
import org.gobang.api.workbench.GameState;
import org.gobang.api.workbench.Workbench;
import org.gobang.presentation.advice.SteppedHint;
import org.gobang.presentation.newgame.TeachingChoice;
import org.gobang.presentation.teaching.Teacher;
import org.gobang.presentation.teaching.TeachingMistake;
import org.gobang.presentation.text.Texts;

/** The teaching game in a pipe, which is off until a command switches it on. */
final class PipeTeacher implements Teacher.Listener {

  private final PipeStreams streams;
  private final Texts texts;
  private final Teacher teacher;

  PipeTeacher(
      Workbench workbench,
      PipeStreams streams,
      Texts texts,
      Executor loop,
      Supplier<Optional<Game>> game) {
    this.streams = streams;
    this.texts = texts;
    this.teacher = new Teacher(workbench, texts, TeachingChoice.OFF, loop, game, this);
  }

  Teacher teacher() {
    return teacher;
  }

  /** Switches teaching games on or off. */
  void choose(String typed) {
    teacher.choose(teacher.choice().typed(typed, texts));
    TeachingChoice now = teacher.choice();
    streams.event("teaching " + (now.on() ? now.limit() : "off"));
  }

  /** Writes what came of a game that is over. */
  void summarize(GameState over) {
    teacher
        .summary(over)
        .ifPresent(
            summary -> streams.event("taught " + summary.takeBacks() + " " + summary.accuracy()));
  }

  @Override
  public void mistaken(TeachingMistake lesson) {
    ReviewedMove move = lesson.move();
    streams.event(
        String.format(
            Locale.ROOT,
            "lesson %d. %s %s %s %.2f",
            move.number(),
            move.move(),
            EventLines.name(move.side()),
            move.type().word(),
            move.loss()));
    streams.say(lesson.sentence(texts));
  }

  @Override
  public void takenBack(SteppedHint hint) {
    // A hint in a pipe is whole, and no step of it is shown again.
  }

  @Override
  public void failed(RefusedException why) {
    streams.say(texts.of(why));
  }
}
