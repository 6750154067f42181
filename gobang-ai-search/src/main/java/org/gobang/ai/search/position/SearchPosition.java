package org.gobang.ai.search.position;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The mutable position of a search. It incrementally updates the patterns of both sides on every
 * vacant point, the number of points per shape, the evaluation and the candidates.
 *
 * <p>Points are numbered {@code row * size + column}. A line of the board is one long, two bits per
 * point, with walls beyond both ends. Windows are read by rotation, so that a window across the
 * edge includes the walls. Not thread-safe: each thread has a copy.
 */
public final class SearchPosition {

  /** The side of {@link org.gobang.api.Stone#BLACK}. */
  public static final int BLACK = 0;

  /** The side of {@link org.gobang.api.Stone#WHITE}. */
  public static final int WHITE = 1;

  /** The value for no point, no move or no side. */
  public static final int NOWHERE = -1;

  private static final long WHITE_TO_MOVE_KEY = 0x9e3779b97f4a7c15L;

  /** The maximum number of points changed by a move. */
  private static final int MAX_CHANGES = 4 * 10;

  private final Rules rules;
  private final SizeTables sizeTables;
  private final RuleTables ruleTables;
  private final RenjuFouls fouls;
  private final int reach;
  private final byte[] patterns;
  private final int[] blackPoints;
  private final int[] whitePoints;
  private final long[] shapePairs;

  private final long[] lines;
  private final long[] states;
  private final byte[] stones;
  private final long[] vacant;

  private int sideToMove = BLACK;
  private int ply;
  private long key;

  /** The sums of both sides over the vacant points: see {@link RuleTables#shapePairs}. */
  private long evaluation;

  private final @Nullable NetworkSums network;

  private long blackCounts;
  private long whiteCounts;

  /** The moves, with the changes of each move by ply. */
  private final short[] moves;

  private final long[] savedStates;
  private final short[] savedPoints;
  private final int[] savedEnd;
  private final long[] savedEvaluation;
  private final long[] savedBlackCounts;
  private final long[] savedWhiteCounts;

  /**
   * Three sets of points by ply: the candidates, and the points for fours of Black and of White.
   */
  private final long[] sets;

  /** Creates an empty board with the engine's evaluation. */
  public SearchPosition(Rules rules, int size) {
    this(RuleTables.of(rules), size);
  }

  /** Creates an empty board with other evaluation weights, for tuning. */
  public SearchPosition(EvaluationWeights weights, int size) {
    this(RuleTables.with(weights), size);
  }

  private SearchPosition(RuleTables tables, int size) {
    this.rules = tables.weights.rules();
    this.sizeTables = SizeTables.of(size);
    this.ruleTables = tables;
    this.fouls = new RenjuFouls(this);
    this.reach = rules.reach();
    this.patterns = tables.patterns;
    this.blackPoints = tables.points[BLACK];
    this.whitePoints = tables.points[WHITE];
    this.shapePairs = tables.shapePairs;
    int points = sizeTables.points;
    this.lines = new long[sizeTables.lines()];
    this.states = new long[points];
    this.stones = new byte[points];
    this.vacant = new long[sizeTables.words];
    this.moves = new short[points + 1];
    this.savedStates = new long[(points + 1) * MAX_CHANGES];
    this.savedPoints = new short[(points + 1) * MAX_CHANGES];
    this.savedEnd = new int[points + 2];
    this.savedEvaluation = new long[points + 1];
    this.savedBlackCounts = new long[points + 1];
    this.savedWhiteCounts = new long[points + 1];
    this.sets = new long[(points + 2) * 3 * sizeTables.words];
    this.network = tables.networkSums(points, MAX_CHANGES + SizeTables.DIRECTIONS);
    clear();
  }

  /** Returns a copy for another thread. */
  public SearchPosition copy() {
    SearchPosition copy = new SearchPosition(ruleTables, sizeTables.size);
    for (int i = 0; i < ply; i++) {
      copy.put(stones[moves[i]], moves[i]);
    }
    copy.setSideToMove(sideToMove);
    return copy;
  }

  /** Places a stone of either side regardless of the turn, to set up positions. */
  public void put(int side, int point) {
    setSideToMove(side);
    makeMove(point);
  }

  /** Sets the side to move. */
  public void setSideToMove(int side) {
    if (sideToMove != side) {
      pass();
    }
  }

  private void clear() {
    Arrays.fill(lines, -1L);
    Arrays.fill(stones, (byte) NOWHERE);
    for (int point = 0; point < sizeTables.points; point++) {
      vacant[point >> 6] |= 1L << point;
      for (int d = 0; d < SizeTables.DIRECTIONS; d++) {
        lines[sizeTables.line[d][point]] ^= 3L << (2 * sizeTables.place[d][point]);
      }
    }
    byte[] entries = new byte[sizeTables.points * SizeTables.DIRECTIONS];
    for (int point = 0; point < sizeTables.points; point++) {
      for (int d = 0; d < SizeTables.DIRECTIONS; d++) {
        int window = window(lines[sizeTables.line[d][point]], sizeTables.place[d][point]);
        entries[point * SizeTables.DIRECTIONS + d] = patterns[window];
        states[point] |= PointState.patterns(patterns[window]) << (PointState.BITS * d);
      }
      int black = blackPoints[PointState.blackPatterns(states[point])];
      int white = whitePoints[PointState.whitePatterns(states[point])];
      states[point] = PointState.withShapes(states[point], black, white);
      evaluation += worth(black, white, states[point]);
    }
    if (network != null) {
      network.fill(entries);
    }
  }

  /** Returns the window around a place of a line. */
  private int window(long line, int place) {
    return window(Long.rotateRight(line, 2 * (place - reach)));
  }

  /** Returns the lowest cells of a line, up to the reach on either side, without the middle one. */
  private int window(long rotated) {
    int half = (1 << (2 * reach)) - 1;
    return ((int) rotated & half) | ((int) (rotated >>> 2) & (half << (2 * reach)));
  }

  /** Returns the contribution of a vacant point with these entries to both sides' sums. */
  private long worth(int black, int white, long state) {
    return RuleTables.forBlack((black >> RuleTables.EVALUATION) - (white >> RuleTables.EVALUATION))
        + shapePairs[PointState.shapePair(state)];
  }

  /**
   * Places a stone of the side to move and passes the turn.
   *
   * @param point a vacant point
   */
  public void makeMove(int point) {
    int side = sideToMove;
    int words = sizeTables.words;
    int from = ply * 3 * words;
    int to = from + 3 * words;
    long[] near = sizeTables.near[point];
    for (int i = 0; i < words; i++) {
      sets[to + i] = sets[from + i] | near[i];
    }
    for (int i = words; i < 3 * words; i++) {
      sets[to + i] = sets[from + i];
    }
    moves[ply] = (short) point;
    savedEvaluation[ply] = evaluation;
    savedBlackCounts[ply] = blackCounts;
    savedWhiteCounts[ply] = whiteCounts;
    long state = states[point];
    removeVacant(state);
    toggleFours(PointState.fours(state), point, to);
    states[point] = state | PointState.OCCUPIED;
    stones[point] = (byte) side;
    vacant[point >> 6] ^= 1L << point;
    key ^= sizeTables.keys[side][point];
    sideToMove = side ^ 1;
    int saved = savedEnd[ply];
    ply++;
    for (int d = 0; d < SizeTables.DIRECTIONS; d++) {
      saved = updateLine(d, point, side + 1, saved, to);
    }
    savedEnd[ply] = saved;
    if (network != null) {
      network.update(ply - 1);
    }
  }

  /** Removes an occupied point from the counts and the evaluation. */
  private void removeVacant(long state) {
    int black = blackPoints[PointState.blackPatterns(state)];
    int white = whitePoints[PointState.whitePatterns(state)];
    blackCounts -= ShapeCounts.unit(RuleTables.shape(black));
    whiteCounts -= ShapeCounts.unit(RuleTables.shape(white));
    evaluation -= worth(black, white, state);
    if (network != null) {
      for (int d = 0; d < SizeTables.DIRECTIONS; d++) {
        network.replace(PointState.line(state, d), NetworkSums.NO_LINE);
      }
    }
  }

  /**
   * Places a stone in a line, and updates the vacant points within reach.
   *
   * @param firstSaved the start of the saved states
   * @param set the offset of this ply's sets
   * @return the end of the saved states
   */
  private int updateLine(int d, int point, int stone, int firstSaved, int set) {
    int index = sizeTables.line[d][point];
    int place = sizeTables.place[d][point];
    int step = sizeTables.step[d];
    long line = lines[index] | (long) stone << (2 * place);
    lines[index] = line;
    int low = Math.min(sizeTables.before[d][point], reach);
    int high = Math.min(sizeTables.after[d][point], reach);
    int shift = PointState.BITS * d;
    long mask = PointState.patternMask(d);
    int saved = firstSaved;
    int other = point - low * step;
    // Local variables for the sums are 20% faster than fields.
    int gained = 0;
    long gainedPairs = 0;
    long rotated = Long.rotateRight(line, 2 * (place - low - reach));
    for (int i = -low; i <= high; i++, other += step, rotated = Long.rotateRight(rotated, 2)) {
      long before = states[other];
      if (before < 0) {
        continue; // occupied
      }
      byte entry = patterns[window(rotated)];
      long changed = (before ^ PointState.patterns(entry) << shift) & mask;
      if (changed == 0) {
        continue;
      }
      if (network != null) {
        network.replace(PointState.line(before, d), entry);
      }
      savedStates[saved] = before;
      savedPoints[saved++] = (short) other;
      long after = before ^ changed;
      int oldBlack = blackPoints[PointState.blackPatterns(before)];
      int newBlack = blackPoints[PointState.blackPatterns(after)];
      int oldWhite = whitePoints[PointState.whitePatterns(before)];
      int newWhite = whitePoints[PointState.whitePatterns(after)];
      gained +=
          (newBlack >> RuleTables.EVALUATION)
              - (oldBlack >> RuleTables.EVALUATION)
              - (newWhite >> RuleTables.EVALUATION)
              + (oldWhite >> RuleTables.EVALUATION);
      blackCounts +=
          ShapeCounts.unit(RuleTables.shape(newBlack))
              - ShapeCounts.unit(RuleTables.shape(oldBlack));
      whiteCounts +=
          ShapeCounts.unit(RuleTables.shape(newWhite))
              - ShapeCounts.unit(RuleTables.shape(oldWhite));
      after = PointState.withShapes(after, newBlack, newWhite);
      gainedPairs +=
          shapePairs[PointState.shapePair(after)] - shapePairs[PointState.shapePair(before)];
      states[other] = after;
      toggleFours(PointState.fours(before ^ after), other, set);
    }
    evaluation += RuleTables.forBlack(gained) + gainedPairs;
    return saved;
  }

  private void toggleFours(long fours, int point, int set) {
    if (fours != 0) {
      int word = set + sizeTables.words + (point >> 6);
      if (PointState.hasBlackFour(fours)) {
        sets[word] ^= 1L << point;
      }
      if (PointState.hasWhiteFour(fours)) {
        sets[word + sizeTables.words] ^= 1L << point;
      }
    }
  }

  /** Undoes the last move. */
  public void undoMove() {
    int end = savedEnd[ply];
    ply--;
    for (int i = end - 1; i >= savedEnd[ply]; i--) {
      states[savedPoints[i]] = savedStates[i];
    }
    int point = moves[ply];
    evaluation = savedEvaluation[ply];
    blackCounts = savedBlackCounts[ply];
    whiteCounts = savedWhiteCounts[ply];
    states[point] &= ~PointState.OCCUPIED;
    int side = stones[point];
    stones[point] = NOWHERE;
    vacant[point >> 6] ^= 1L << point;
    key ^= sizeTables.keys[side][point];
    sideToMove = side;
    for (int d = 0; d < SizeTables.DIRECTIONS; d++) {
      int place = sizeTables.place[d][point];
      lines[sizeTables.line[d][point]] ^= (long) (side + 1) << (2 * place);
    }
  }

  /** Passes the turn to the other side. A second call undoes it. */
  public void pass() {
    sideToMove ^= 1;
  }

  /** Returns the rules. */
  public Rules rules() {
    return rules;
  }

  /** Returns the board size. */
  public int size() {
    return sizeTables.size;
  }

  /** Returns the number of points. */
  public int points() {
    return sizeTables.points;
  }

  /** Returns the number of longs per set of points. */
  public int words() {
    return sizeTables.words;
  }

  /** Returns the number of moves. */
  public int ply() {
    return ply;
  }

  /** Returns the side to move. */
  public int sideToMove() {
    return sideToMove;
  }

  /** Returns the Zobrist key of the stones and the side to move. */
  public long key() {
    return sideToMove == BLACK ? key : key ^ WHITE_TO_MOVE_KEY;
  }

  /** Returns the key after a move of the side to move. */
  public long keyAfter(int point) {
    return (key ^ sizeTables.keys[sideToMove][point])
        ^ (sideToMove == BLACK ? WHITE_TO_MOVE_KEY : 0);
  }

  /** Returns the last move, or {@link #NOWHERE} on an empty board. */
  public int lastMove() {
    return ply == 0 ? NOWHERE : moves[ply - 1];
  }

  /**
   * Returns a previous move by its distance, 1 for the last one; {@link #NOWHERE} if there were
   * fewer.
   */
  public int moveBefore(int count) {
    return ply < count ? NOWHERE : moves[ply - count];
  }

  /** Returns the side of the stone on a point, or {@link #NOWHERE} for a vacant point. */
  public int stone(int point) {
    return stones[point];
  }

  /** Returns whether the board is full. */
  public boolean isFull() {
    return ply == sizeTables.points;
  }

  /** Returns the {@link Shape} that a side would make on a vacant point. */
  public int shape(int side, int point) {
    return PointState.shape(states[point], side);
  }

  /** Returns the {@link LinePattern} that a side would make on one line through a vacant point. */
  public int pattern(int side, int point, int direction) {
    return PointState.pattern(states[point], side, direction);
  }

  /**
   * Returns the number of vacant points with a shape for a side, as in {@link ShapeCounts}.
   *
   * @param shape {@link Shape#THREE} or better
   */
  public int count(int side, int shape) {
    return ShapeCounts.count(side == BLACK ? blackCounts : whiteCounts, shape);
  }

  /** Returns whether a side has any point for a four or better. */
  public boolean hasFours(int side) {
    return ShapeCounts.hasFours(side == BLACK ? blackCounts : whiteCounts);
  }

  /**
   * Returns the evaluation for the side to move: the average of the sums over the vacant points now
   * and before the last move, and the threats. A single sum depends on the turn, because the side
   * that has just moved has more shapes. The output of a network is added.
   */
  public int evaluation() {
    int now = RuleTables.forSide(sideToMove, evaluation);
    int before = ply == 0 ? now : -RuleTables.forSide(sideToMove ^ 1, savedEvaluation[ply - 1]);
    int sum = (now + before) / 2 + ruleTables.weights.threats(sideToMove, ThreatCodes.of(this));
    return network == null ? sum : sum + network.output(ply, sideToMove);
  }

  /**
   * Returns the ordering score of a move for its attack and defence. Higher scores are searched
   * first.
   */
  public int orderingScore(int side, int point) {
    long state = states[point];
    int black = PointState.blackPatterns(state);
    int white = PointState.whitePatterns(state);
    return ruleTables.orderingPairs[side][PointState.shapePair(state)]
        + (side == BLACK
            ? ruleTables.attack[BLACK][black] + ruleTables.defence[WHITE][white]
            : ruleTables.attack[WHITE][white] + ruleTables.defence[BLACK][black]);
  }

  /** Returns a word of the set of candidates: the vacant points near stones. */
  public long candidates(int word) {
    return sets[ply * 3 * sizeTables.words + word] & vacant[word];
  }

  /** Returns whether a point is among the candidates. */
  public boolean isCandidate(int point) {
    return (candidates(point >> 6) >>> point & 1) != 0;
  }

  /** Returns a word of the set of vacant points. */
  public long vacant(int word) {
    return vacant[word];
  }

  /** Returns a word of the set of vacant points where a side makes a four or better. */
  public long fourPoints(int side, int word) {
    return sets[(ply * 3 + 1 + side) * sizeTables.words + word];
  }

  /** Returns the first vacant point where a side makes a five, or {@link #NOWHERE}. */
  public int fivePoint(int side) {
    return firstPoint(side, Shape.FIVE);
  }

  /**
   * Returns the first vacant point where a side makes a shape, or {@link #NOWHERE}.
   *
   * @param shape a shape of a four or better
   */
  public int firstPoint(int side, int shape) {
    for (int word = 0; word < sizeTables.words; word++) {
      for (long left = fourPoints(side, word); left != 0; left &= left - 1) {
        int point = (word << 6) + Long.numberOfTrailingZeros(left);
        if (shape(side, point) == shape) {
          return point;
        }
      }
    }
    return NOWHERE;
  }

  /** Returns whether a vacant point is a forbidden move for the side to move. */
  public boolean isForbidden(int point) {
    if (!rules.forbids(sideToMove)) {
      return false;
    }
    return switch (shape(BLACK, point)) {
      case Shape.FORBIDDEN -> true;
      case Shape.UNVERIFIED_DOUBLE_THREE, Shape.UNVERIFIED_FOUR -> fouls.isDoubleThree(point);
      default -> false;
    };
  }

  /** Returns the distance between two points in columns or in rows, whichever is greater. */
  public int distance(int a, int b) {
    return sizeTables.distance(a, b);
  }

  /** Returns whether two points are on one line within a maximum distance. */
  public boolean isOnLine(int a, int b, int farthest) {
    return sizeTables.isOnLine(a, b) && sizeTables.distance(a, b) <= farthest;
  }

  /** Returns the vacant points within a distance from a point, in a direction and its opposite. */
  public int[] vacantAlong(int point, int direction, int farthest) {
    int step = sizeTables.step[direction];
    int low = Math.min(sizeTables.before[direction][point], farthest);
    int high = Math.min(sizeTables.after[direction][point], farthest);
    int[] found = new int[low + high];
    int count = 0;
    for (int i = -low; i <= high; i++) {
      if (i != 0 && stones[point + i * step] == NOWHERE) {
        found[count++] = point + i * step;
      }
    }
    return Arrays.copyOf(found, count);
  }

  /** Returns the index difference between neighbouring points in a direction. */
  int step(int direction) {
    return sizeTables.step[direction];
  }

  /** Returns the number of points before this one in a direction, at most 5. */
  int before(int direction, int point) {
    return sizeTables.before[direction][point];
  }

  /** Returns the number of points after this one in a direction, at most 5. */
  int after(int direction, int point) {
    return sizeTables.after[direction][point];
  }
}
