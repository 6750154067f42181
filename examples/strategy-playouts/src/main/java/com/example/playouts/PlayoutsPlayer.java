package com.example.playouts;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.gobang.api.Point;
import org.gobang.api.board.Board;
import org.gobang.api.player.Insight;
import org.gobang.api.player.Player;
import org.gobang.api.player.Settings;
import org.gobang.api.player.Turn;
import org.gobang.api.player.Weights;

/**
 * A player that distributes random games among candidate moves by UCB1 (Auer, Cesa-Bianchi and
 * Fischer, 2002), a multi-armed bandit algorithm, and plays the candidate with the most games.
 */
final class PlayoutsPlayer implements Player {

  /** The number of games before the first report. */
  private static final int FIRST_REPORT = 256;

  private static final Comparator<Candidate> BEST_FIRST =
      Comparator.comparingInt(Candidate::games).reversed();

  private final Settings settings;
  private final CandidateMoves candidateMoves;
  private final boolean beside;

  PlayoutsPlayer(Settings settings) {
    this.settings = settings;
    this.candidateMoves = new CandidateMoves(settings.flag(PlayoutsProvider.THREATS.key()));
    this.beside = settings.text(PlayoutsProvider.PLACEMENT.key()).equals("beside");
  }

  @Override
  public Point choose(Turn turn) throws InterruptedException {
    Limits limits = Limits.of(turn, settings.whole(PlayoutsProvider.GAMES.key()));
    // A new generator per turn, so that the move depends only on the position and the seed.
    Random random = new Random(settings.seed());
    Board board = turn.board();
    List<Candidate> candidates = new ArrayList<>();
    candidateMoves.of(board).forEach(point -> candidates.add(new Candidate(board, point)));
    Collections.shuffle(candidates, random);
    int games = 0;
    while (candidates.size() > 1 && !limits.reached(games)) {
      if (Thread.interrupted()) {
        throw new InterruptedException();
      }
      Candidate candidate = mostPromising(candidates, games);
      candidate.count(new Playout(candidate.board(), random, beside).winner());
      games++;
      if (games >= FIRST_REPORT && Integer.bitCount(games) == 1) { // at each power of two
        report(turn, candidates, games);
      }
    }
    report(turn, candidates, games);
    return candidates.get(0).point();
  }

  private static Candidate mostPromising(List<Candidate> candidates, int games) {
    return Collections.max(candidates, Comparator.comparingDouble(each -> each.upperBound(games)));
  }

  /** Reports the games of each candidate as a heat map, and the best ones as lines of one move. */
  private static void report(Turn turn, List<Candidate> candidates, int games) {
    candidates.sort(BEST_FIRST); // stable: the first of equal candidates stays first
    Map<Point, Integer> weights = new HashMap<>();
    candidates.forEach(each -> weights.put(each.point(), each.games()));
    turn.report(Weights.of(turn.board().size(), weights));
    for (int i = 0; i < Math.min(turn.lines(), candidates.size()); i++) {
      Candidate each = candidates.get(i);
      turn.report(
          Insight.Line.of(each.score(), List.of(each.point()))
              .withRank(i + 1)
              .withDepth(1)
              .withNodes(games));
    }
  }
}
