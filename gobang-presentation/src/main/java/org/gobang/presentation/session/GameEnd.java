package org.gobang.presentation.session;

import java.util.List;
import java.util.Optional;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.api.record.Ending;
import org.gobang.api.record.Result;
import org.gobang.presentation.position.ShownPosition;
import org.gobang.presentation.text.Texts;

/**
 * The end of a played game.
 *
 * @param position the final position
 * @param note the consequence for the next games, as text; may be empty
 */
public record GameEnd(ShownPosition position, String note) {

  /** Returns whether a game ended between two states. */
  static boolean isBetween(Optional<ShownPosition> before, ShownPosition now) {
    return now.state().ended().isPresent()
        && before.filter(each -> each.state().ended().isEmpty()).isPresent();
  }

  /** Returns the winner; empty for a draw. */
  public Optional<Stone> winner() {
    return result().flatMap(Result::winner);
  }

  private Optional<Result> result() {
    return position.state().ended();
  }

  /** Returns the points that decided the game: the winning line, or otherwise the last stone. */
  public List<Point> points() {
    return position.line().isEmpty() ? position.last().stream().toList() : position.line();
  }

  /** Returns the winner and the reason, in one sentence. */
  public String sentence(Texts texts) {
    return result().flatMap(result -> sentence(result, texts)).orElse(position.ending());
  }

  /** Returns the sentence; empty for an end that only the rules or a failed program can explain. */
  private Optional<String> sentence(Result result, Texts texts) {
    Ending ending = result.ending();
    int moves = position.moves().size();
    String winner = result.winner().map(texts::of).orElse("");
    String loser = result.winner().map(Stone::opponent).map(texts::of).orElse("");
    return switch (ending) {
      case LINE -> line(winner, moves, texts);
      case FOUL -> foul(result.words().toString(), winner, loser, moves, texts);
      case RESIGNED, OVERSTEPPED, BOARD_FULL, AGREED ->
          Optional.of(texts.of("end." + ending.word(), winner, loser, moves));
      case RULES, ILLEGAL, CRASHED, EXITED, REFUSED, ADJUDICATED, ABANDONED -> Optional.empty();
    };
  }

  private Optional<String> line(String winner, int moves, Texts texts) {
    List<Point> line = position.line();
    return line.isEmpty()
        ? Optional.empty()
        : Optional.of(
            texts.of(
                "end.line", winner, line.size(), line.get(0), line.get(line.size() - 1), moves));
  }

  private static Optional<String> foul(
      String kind, String winner, String loser, int moves, Texts texts) {
    String name = texts.orElse("foul." + kind, "");
    return name.isEmpty()
        ? Optional.empty()
        : Optional.of(texts.of("end.foul", winner, loser, moves, name));
  }
}
