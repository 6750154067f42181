package org.gobang.ai.search.opening;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.gobang.ai.search.opening.OpeningSearch.Valued;
import org.gobang.api.Move;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.api.board.Board;

/**
 * Plans opening moves by search. Consecutive steps of one player are planned together within the
 * budget of the first one: stones with the number declared after them, or all offered points.
 *
 * <p>If the opponent may choose a colour afterwards, an even position is best, otherwise the best
 * one for the own side. Candidates are searched in rounds, and promising ones get more of the
 * budget.
 */
public final class OpeningPlay {

  /** The number of candidates per round. Each round has the same part of the budget. */
  private static final int[] ROUNDS = {32, 8, 3};

  /** The part of the budget for all rounds. Earlier decisions use the rest. */
  private static final double ROUNDS_PART = 0.6;

  /** The part of the budget for all rounds if the stones are the only decision. */
  private static final double LAYING_PART = 0.95;

  /** The part of the search for the best moves among the candidates. */
  private static final double CANDIDATES_PART = 0.1;

  /** The part of a decision between colours. */
  private static final double DECISION_PART = 0.25;

  /** The number of best ordinary moves among the candidates for a stone anywhere. */
  private static final int BEST = 6;

  private final OpeningSearch search;
  private final OpeningCandidates candidates;

  /** The minimum loss for swapping colours, because the values of searches differ by this much. */
  private final int margin;

  /**
   * Creates the play within the budget of one turn.
   *
   * @param search the search that evaluates positions
   * @param random the source of random candidates
   * @param margin the negligible difference in value
   */
  public OpeningPlay(OpeningSearch search, RandomGenerator random, int margin) {
    this.search = search;
    this.candidates = new OpeningCandidates(random);
    this.margin = margin;
  }

  /**
   * Plans the next steps of the acting player.
   *
   * @param board a board during its opening
   * @return the moves of the board, followed by the planned ones; empty if an ordinary move must be
   *     searched
   * @throws InterruptedException if the thread was interrupted
   */
  public List<Move> plan(Board board) throws InterruptedException {
    return switch (OpeningSearchStep.of(board)) {
      case OFFER -> offer(board);
      case DECLARE -> chosen(board, number(board, ROUNDS_PART).key());
      case CHOOSE -> chosen(board, colour(board));
      case PICK -> pick(board).moves();
      case LAST_STONE -> lastStone(board);
      case STONE -> stone(board);
    };
  }

  private static List<Move> chosen(Board board, String key) {
    return board.choose(key).moves();
  }

  /** Returns the choice that gives the player the better side. */
  private String colour(Board board) throws InterruptedException {
    Stone better = value(board, ROUNDS_PART) < 0 ? board.toMove().opponent() : board.toMove();
    Stone player = OpeningSearchStep.player(board);
    return board.choices().stream()
        .filter(
            key -> {
              Board after = board.choose(key);
              return !after.inOpening() && OpeningSearchStep.side(after, player) == better;
            })
        .findFirst()
        .orElseGet(() -> board.choices().get(0));
  }

  /** Returns the offered point with the lowest value for the side to move. */
  private Board pick(Board board) throws InterruptedException {
    List<Point> offered = board.allowed();
    Comparator<Valued> byValue = Comparator.comparingInt(Valued::value);
    return search.best(board, offered, offered.size(), ROUNDS_PART).stream()
        .min(byValue)
        .map(worst -> board.play(worst.point()))
        .orElseThrow();
  }

  private List<Move> lastStone(Board board) throws InterruptedException {
    Optional<String> exchange = OpeningSearchStep.exchange(board);
    boolean swaps = exchange.isPresent() && value(board, DECISION_PART) < 0;
    return swaps ? chosen(board, exchange.get()) : board.moves();
  }

  /** Returns the best points, or swapping colours if they are too bad for the player. */
  private List<Move> offer(Board board) throws InterruptedException {
    Offer offer = Offer.of(board, search, OpeningSearchStep.offers(board), ROUNDS_PART);
    Optional<String> exchange = OpeningSearchStep.exchange(board);
    return exchange.isPresent() && offer.value() < -margin
        ? chosen(board, exchange.get())
        : offer.board().moves();
  }

  /** Returns a stone, stones of both colours, a colour swap, or an offer. */
  private List<Move> stone(Board board) throws InterruptedException {
    Laid laid = lay(board);
    List<Move> moves = laid.board().moves();
    int value = laid.value();
    Optional<String> exchange = OpeningSearchStep.exchange(board);
    for (String key : board.choices()) {
      if (search.isOver()) {
        break;
      }
      Board after = board.choose(key);
      int points = exchange.equals(Optional.of(key)) ? 0 : OpeningSearchStep.offers(after);
      if (points > 0) {
        Offer offer = Offer.of(after, search, points, DECISION_PART);
        if (offer.value() > value) {
          value = offer.value();
          moves = offer.board().moves();
        }
      }
    }
    return exchange.isPresent() && value < -margin ? chosen(board, exchange.get()) : moves;
  }

  /**
   * Placed stones.
   *
   * @param board the board after the stones and the declared number
   * @param value the value for the player who placed the stones
   */
  private record Laid(Board board, int value) {}

  private Laid lay(Board board) throws InterruptedException {
    List<Board> ends = new ArrayList<>();
    boolean single = isSingle(board);
    if (board.openingPoints().isEmpty() && single) {
      for (Valued move : search.best(board, List.of(), BEST, CANDIDATES_PART)) {
        ends.add(board.play(move.point()));
      }
    }
    ends.addAll(candidates.draw(board, ROUNDS[0], search::isOver));
    List<Laid> laid = List.of();
    double rounds = board.choices().isEmpty() && !single ? LAYING_PART : ROUNDS_PART;
    for (int count : ROUNDS) {
      double part = rounds / ROUNDS.length / Math.min(count, ends.size());
      List<Laid> round = new ArrayList<>();
      for (Board end : ends.subList(0, Math.min(count, ends.size()))) {
        if (!search.isOver() || (laid.isEmpty() && round.isEmpty())) {
          round.add(valued(end, OpeningSearchStep.player(board), part));
        }
      }
      if (round.isEmpty()) {
        break;
      }
      laid = round;
      laid.sort(Comparator.comparingInt(Laid::value).reversed());
      ends = laid.stream().map(each -> each.board()).toList();
    }
    return laid.get(0);
  }

  /** Returns whether one stone of the player's own colour is placed beside others. */
  private static boolean isSingle(Board board) {
    return !board.moves().isEmpty()
        && board.toAct() == board.toMove()
        && !OpeningCandidates.goesOn(
            OpeningSearchStep.afterStone(board), OpeningSearchStep.player(board));
  }

  private Laid valued(Board end, Stone player, double part) throws InterruptedException {
    OpeningSearchStep step = OpeningSearchStep.of(end);
    if (step == OpeningSearchStep.DECLARE) {
      Declared number = number(end, part);
      return new Laid(end.choose(number.key()), -number.distance());
    }
    if (step == OpeningSearchStep.OFFER) {
      return new Laid(end, -Offer.of(end, search, OpeningSearchStep.offers(end), part).value());
    }
    int value = value(end, part);
    boolean chooses =
        step == OpeningSearchStep.CHOOSE || OpeningSearchStep.exchange(end).isPresent();
    boolean own = OpeningSearchStep.side(end, player) == end.toMove();
    return new Laid(end, chooses ? -Math.abs(value) : own ? value : -value);
  }

  /**
   * A declared number.
   *
   * @param key the choice that declares the number
   * @param distance the distance from an even position
   */
  private record Declared(String key, int distance) {}

  /**
   * Returns the number of offers with the most even position, because the opponent then chooses a
   * colour.
   */
  private Declared number(Board board, double part) throws InterruptedException {
    List<String> keys = board.choices();
    Board offering = board.choose(keys.get(keys.size() - 1));
    double left = part;
    if (OpeningSearchStep.of(offering) != OpeningSearchStep.OFFER) {
      left = part / 2;
      offering = offering.play(best(offering, left));
    }
    List<Valued> offers = Offer.ranked(offering, search, keys.size(), left, search::isOver);
    int number = 0;
    for (int i = 1; i < offers.size(); i++) {
      if (Math.abs(offers.get(i).value()) < Math.abs(offers.get(number).value())) {
        number = i;
      }
    }
    return new Declared(keys.get(number), Math.abs(offers.get(number).value()));
  }

  private Point best(Board board, double part) throws InterruptedException {
    return search.best(board, board.allowed(), 1, part).get(0).point();
  }

  /** Returns the value of a position for the side that places the next stone. */
  private int value(Board board, double part) throws InterruptedException {
    return search.best(board, List.of(), 1, part).get(0).value();
  }
}
