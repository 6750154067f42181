package org.gobang.tuning;

import java.util.List;
import java.util.function.Predicate;
import org.gobang.ai.search.position.EvaluationWeights;
import org.gobang.ai.search.position.SearchPosition;

/**
 * Games with the values of one evaluation.
 *
 * @param name the evaluation's name
 * @param games the quiet positions of each game, one or more
 */
record EvaluatedGames(String name, List<List<QuietPosition>> games) {

  /** Returns games with their quiet positions evaluated. Games without any are omitted. */
  static EvaluatedGames of(
      String name, EvaluationWeights weights, int size, List<RecordedGame> games) {
    SearchPosition empty = new SearchPosition(weights, size);
    return new EvaluatedGames(
            name, games.stream().map(game -> QuietPosition.of(empty, game)).toList())
        .filtered(position -> true);
  }

  /** Returns the positions without a threat of an open four by the opponent. */
  EvaluatedGames withoutOpenFours() {
    return filtered(position -> !position.openFourThreatened());
  }

  /** Returns the positions with a side to move. */
  EvaluatedGames toMove(int side) {
    return filtered(position -> position.side() == side);
  }

  private EvaluatedGames filtered(Predicate<QuietPosition> wanted) {
    return new EvaluatedGames(
        name,
        games.stream()
            .map(game -> game.stream().filter(wanted).toList())
            .filter(game -> !game.isEmpty())
            .toList());
  }

  /** Returns the number of positions. */
  int positions() {
    return games.stream().mapToInt(List::size).sum();
  }
}
