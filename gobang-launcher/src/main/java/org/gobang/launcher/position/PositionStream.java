package org.gobang.launcher.position;

import java.io.InputStream;
import java.util.Optional;
import org.gobang.api.RefusedException;
import org.gobang.api.board.Board;
import org.gobang.launcher.cli.ErrorOutput;
import org.gobang.launcher.cli.ExitStatus;
import org.gobang.launcher.cli.ProgressDisplay;
import org.gobang.launcher.cli.RefusalSentence;
import org.gobang.launcher.cli.StandardOutput;
import org.gobang.launcher.cli.StandardTerminal;
import org.gobang.launcher.position.PositionLines.Line;
import org.gobang.record.json.JsonText;
import org.gobang.workbench.plugins.PluginCatalogue;

/**
 * Writes the results for several positions in order. A failed position does not affect the others.
 */
final class PositionStream {

  /** The command for one position. */
  interface Answering {

    /**
     * Returns the result for a position.
     *
     * @throws RefusedException if there is no result; the message gives the reason
     * @throws InterruptedException if the program is stopped
     */
    String answer(Board board) throws InterruptedException;
  }

  private final PositionOptions options;
  private final MoveReplay positions;
  private final Answering answering;
  private final StandardOutput out;
  private final ErrorOutput err;
  private int asked;
  private int failed;

  PositionStream(
      PositionOptions options,
      PluginCatalogue catalogue,
      Answering answering,
      StandardOutput out,
      ErrorOutput err) {
    this.options = options;
    this.positions = new MoveReplay(options.empty(catalogue));
    this.answering = answering;
    this.out = out;
    this.err = err;
  }

  /** Writes the results for the position on the command line or the positions on standard input. */
  int run(InputStream in) throws InterruptedException {
    if (options.stdin()) {
      answerAll(in);
    } else {
      answer(new Line(options.moves(), true), "").run();
    }
    if (options.json() && failed > 0) {
      err.note(failed + " of " + asked + " positions gave an error");
    }
    return failed == 0 ? 0 : ExitStatus.FAILED;
  }

  /** Answers for all positions. While the user types, the current line must not be painted over. */
  private void answerAll(InputStream in) throws InterruptedException {
    PositionLines lines = new PositionLines(in);
    PositionProgress progress = new PositionProgress(in);
    Optional<ProgressDisplay> display =
        StandardTerminal.isInput()
            ? Optional.empty()
            : Optional.of(ProgressDisplay.show(progress::now, err));
    try {
      for (Optional<Line> line = lines.next(); line.isPresent(); line = lines.next()) {
        Runnable answer = answer(line.get(), "line " + (asked + 1) + ": ");
        display.ifPresentOrElse(shown -> shown.beside(answer), answer);
        progress.reached(asked, lines.characters());
      }
    } finally {
      display.ifPresent(ProgressDisplay::end);
    }
  }

  /** Returns the action that writes the answer for a position. */
  private Runnable answer(Line moves, String where) throws InterruptedException {
    asked++;
    try {
      if (!moves.whole()) {
        throw new RefusedException("the line is longer than any position");
      }
      String answer = answering.answer(positions.after(moves.text()));
      return () -> write(answer);
    } catch (RefusedException refused) {
      failed++;
      return () -> write(refused, where);
    }
  }

  private void write(String answer) {
    if (options.json()) {
      out.json(answer);
    } else {
      out.text(answer);
    }
  }

  private void write(RefusedException refused, String where) {
    if (options.json()) {
      out.json(JsonText.object(json -> json.writeStringField("error", refused.getMessage())));
      err.trace(refused);
    } else {
      err.say(where + RefusalSentence.of(refused), refused);
    }
  }
}
