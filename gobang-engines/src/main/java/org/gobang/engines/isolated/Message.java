package org.gobang.engines.isolated;

import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;
import org.gobang.api.Point;
import org.gobang.api.player.Budget;
import org.gobang.api.player.Insight;
import org.gobang.api.player.PlayerSpec;
import org.gobang.api.player.Turn;
import org.gobang.api.record.Ending;

/**
 * A message between the application and a worker. A worker runs one player. Each request to choose
 * or ponder has a number, which the answer and the reports repeat, so that late ones are
 * recognized. The worker ends with its input.
 */
sealed interface Message {

  /** The maximum length of a text in characters. Longer texts are truncated. */
  int MAX_WORDS = 1000;

  /** A message with the number of a request. */
  sealed interface Numbered extends Message {
    /** Returns the number of the request that this message starts, stops or answers. */
    int number();
  }

  /**
   * To the worker: create this player, with a folder if required, for a game from this position.
   */
  record Create(PlayerSpec spec, Optional<Path> folder, WirePosition position) implements Message {}

  /** To the worker: choose a move. */
  record Choose(int number, WirePosition position, Budget budget, int lines, Task task)
      implements Numbered {}

  /**
   * The task in a {@link Choose} request.
   *
   * @param analysis whether this is an analysis; the other components are only used for an analysis
   * @param excluded the excluded points
   * @param seeksWin whether the search is limited to forced wins
   */
  record Task(boolean analysis, Set<Point> excluded, boolean seeksWin) {

    /** The task of choosing a move in a game. */
    static final Task MOVE = new Task(false, Set.of(), false);

    /** Returns the task of a turn. */
    static Task of(Turn turn) {
      return new Task(turn.isAnalysis(), turn.excluded(), turn.seeksWin());
    }
  }

  /** To the worker: ponder. */
  record Ponder(int number, WirePosition position, Budget budget) implements Numbered {}

  /** To the worker: answer this request immediately. Ignored if it has been answered. */
  record Stop(int number) implements Numbered {}

  /** From the worker: the player is ready. */
  record Ready() implements Message {}

  /** From the worker: the player cannot be created. */
  record Refused(String words) implements Message {
    public Refused {
      words = truncated(words);
    }
  }

  /** From the worker: the player reports an insight. */
  record Report(int number, Insight insight) implements Numbered {}

  /** From the worker: the player chose a point, which may be illegal. */
  record Answer(int number, Point point) implements Numbered {}

  /** From the worker: the player has stopped pondering. */
  record Pondered(int number) implements Numbered {}

  /** From the worker: the player made a choice of the opening rule. */
  record Decision(int number, String key) implements Numbered {}

  /** From the worker: the player failed. If it was to choose a point, it has not done so. */
  record Failure(int number, Ending ending, String words) implements Numbered {
    public Failure {
      words = truncated(words);
    }
  }

  /**
   * Returns a truncated text, because the messages of a plugin's exceptions may have any length.
   */
  private static String truncated(String words) {
    return words.length() > MAX_WORDS ? words.substring(0, MAX_WORDS) + "…" : words;
  }
}
