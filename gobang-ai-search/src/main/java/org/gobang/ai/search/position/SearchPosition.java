package org.gobang.ai.search.position;

import java.util.Arrays;

/**
 * A position that moves are made on and taken back from, with everything about it kept up to date:
 * what each side would make on every vacant point, how many points of each shape there are, the
 * evaluation, and the points worth considering.
 *
 * <p>Points are numbered {@code row * size + column}. A line is one long, two bits a point, that is
 * walls beyond its ends; it is turned like a ring, so that a window over the edge sees them. Not
 * safe for threads: each has its own.
 */
public final class SearchPosition {

  /** The side that {@link org.gobang.api.Stone#BLACK} is. */
  public static final int BLACK = 0;

  /** The side that {@link org.gobang.api.Stone#WHITE} is. */
  public static final int WHITE = 1;

  /** What is returned where there is no point. */
  public static final int NOWHERE = -1;

  /** Which side's turn it is, as part of the key. */
  private static final long WHITES_TURN = 0x9e3779b97f4a7c15L;

  /** A point's word: Black's four line patterns, White's, both shapes, and whether it is taken. */
  private static final int WHITE_LINES = 16;

  private static final int BLACK_SHAPE = 32;
  private static final int WHITE_SHAPE = 36;
  private static final long SHAPES = 0xffL << BLACK_SHAPE;
  private static final long TAKEN = Long.MIN_VALUE;
  private static final long BLACK_FOUR = (long) Shape.FOUR << BLACK_SHAPE;
  private static final long WHITE_FOUR = (long) Shape.FOUR << WHITE_SHAPE;

  /** The most points whose word a move can change. */
  private static final int CHANGES = 4 * 10;

  /** How many bits a shape's count has within a side's counts. */
  private static final int COUNT_BITS = 10;

  private static final long[] UNIT = new long[16];
  private static final int[] COUNTED = new int[16];

  static {
    int[][] together = {
      {Shape.THREE},
      {Shape.DOUBLE_THREE},
      {Shape.FOUR, Shape.FOUR_PLUS, Shape.DOUBTFUL_FOUR},
      {Shape.FOUR_THREE},
      {Shape.OPEN_FOUR},
      {Shape.FIVE}
    };
    for (int i = 0; i < together.length; i++) {
      for (int shape : together[i]) {
        UNIT[shape] = 1L << (COUNT_BITS * i);
        COUNTED[shape] = COUNT_BITS * i;
      }
    }
  }

  private final Rules rules;
  private final BoardGeometry geometry;
  private final RuleTables tables;
  private final RenjuFouls fouls;
  private final int reach;
  private final byte[] patterns;
  private final int[] blackTable;
  private final int[] whiteTable;
  private final long[] pairs;

  private final long[] lines;
  private final long[] state;
  private final byte[] stones;
  private final long[] vacant;

  private int side = BLACK;
  private int ply;
  private long key;

  /** Both sides' sums over the vacant points: see {@link RuleTables#pairs}. */
  private long evaluation;

  private long blackCounts;
  private long whiteCounts;

  /** The moves so far, and what each of them changed. */
  private final short[] moves;

  private final long[] savedState;
  private final short[] savedPoint;
  private final int[] savedEnd;
  private final long[] savedEvaluation;
  private final long[] savedBlack;
  private final long[] savedWhite;

  /** After each move: the points near stones, Black's points of fours, and White's. */
  private final long[] sets;

  /** An empty board. */
  public SearchPosition(Rules rules, int size) {
    this(RuleTables.of(rules), size);
  }

  /** An empty board that is evaluated with other values than the engine's own; for trials. */
  public SearchPosition(EvaluationWeights values, int size) {
    this(RuleTables.with(values), size);
  }

  private SearchPosition(RuleTables tables, int size) {
    this.rules = tables.values.rules();
    this.geometry = BoardGeometry.of(size);
    this.tables = tables;
    this.fouls = new RenjuFouls(this);
    this.reach = rules.reach();
    this.patterns = tables.lines;
    this.blackTable = tables.point[BLACK];
    this.whiteTable = tables.point[WHITE];
    this.pairs = tables.pairs;
    int points = geometry.points;
    this.lines = new long[geometry.lines()];
    this.state = new long[points];
    this.stones = new byte[points];
    this.vacant = new long[geometry.words];
    this.moves = new short[points + 1];
    this.savedState = new long[(points + 1) * CHANGES];
    this.savedPoint = new short[(points + 1) * CHANGES];
    this.savedEnd = new int[points + 2];
    this.savedEvaluation = new long[points + 1];
    this.savedBlack = new long[points + 1];
    this.savedWhite = new long[points + 1];
    this.sets = new long[(points + 2) * 3 * geometry.words];
    clear();
  }

  /** The same position for another thread; its moves so far cannot be taken back in order. */
  public SearchPosition copy() {
    SearchPosition copy = new SearchPosition(tables, geometry.size);
    for (int point = 0; point < geometry.points; point++) {
      if (stones[point] != NOWHERE) {
        copy.put(stones[point], point);
      }
    }
    copy.setSideToMove(side);
    return copy;
  }

  /** Puts a stone of either side, whosever turn it is; for set-ups. */
  public void put(int who, int point) {
    setSideToMove(who);
    makeMove(point);
  }

  /** Gives the turn to a side, if it does not have it. */
  public void setSideToMove(int who) {
    if (side != who) {
      pass();
    }
  }

  private void clear() {
    Arrays.fill(lines, -1L);
    Arrays.fill(stones, (byte) NOWHERE);
    for (int point = 0; point < geometry.points; point++) {
      vacant[point >> 6] |= 1L << point;
      for (int d = 0; d < BoardGeometry.DIRECTIONS; d++) {
        lines[geometry.line[d][point]] ^= 3L << (2 * geometry.place[d][point]);
      }
    }
    for (int point = 0; point < geometry.points; point++) {
      for (int d = 0; d < BoardGeometry.DIRECTIONS; d++) {
        long window = lines[geometry.line[d][point]];
        state[point] |= both(patterns[key(window, geometry.place[d][point])]) << (4 * d);
      }
      int black = blackTable[(int) state[point] & 0xffff];
      int white = whiteTable[(int) state[point] >>> WHITE_LINES];
      state[point] |= shapes(black, white);
      evaluation += worth(black, white, state[point]);
    }
  }

  /** The window around a place of a line. */
  private int key(long line, int place) {
    long turned = Long.rotateRight(line, 2 * (place - reach));
    int half = (1 << (2 * reach)) - 1;
    return ((int) turned & half) | ((int) (turned >>> 2) & (half << (2 * reach)));
  }

  private static long both(byte patterns) {
    return (patterns & 0xf) | ((patterns & 0xf0) << (WHITE_LINES - 4));
  }

  /** What a vacant point with these entries adds to both sides' sums. */
  private long worth(int black, int white, long word) {
    return RuleTables.forBlack((black >> RuleTables.EVALUATION) - (white >> RuleTables.EVALUATION))
        + pairs[pair(word)];
  }

  /** Both shapes of a point. */
  private static int pair(long word) {
    return (int) (word >>> BLACK_SHAPE) & 0xff;
  }

  private static long shapes(int black, int white) {
    return (long) (RuleTables.shape(black) | RuleTables.shape(white) << 4) << BLACK_SHAPE;
  }

  /**
   * Puts a stone of the side to move, whose turn it then no longer is.
   *
   * @param point a vacant point
   */
  public void makeMove(int point) {
    int mover = side;
    int words = geometry.words;
    int from = ply * 3 * words;
    int to = from + 3 * words;
    long[] near = geometry.near[point];
    for (int i = 0; i < words; i++) {
      sets[to + i] = sets[from + i] | near[i];
    }
    for (int i = words; i < 3 * words; i++) {
      sets[to + i] = sets[from + i];
    }
    moves[ply] = (short) point;
    savedEvaluation[ply] = evaluation;
    savedBlack[ply] = blackCounts;
    savedWhite[ply] = whiteCounts;
    long own = state[point];
    leave(own);
    toggleFours(own & (BLACK_FOUR | WHITE_FOUR), point, to);
    state[point] = own | TAKEN;
    stones[point] = (byte) mover;
    vacant[point >> 6] ^= 1L << point;
    key ^= geometry.keys[mover][point];
    side = mover ^ 1;
    int saved = savedEnd[ply];
    ply++;
    for (int d = 0; d < BoardGeometry.DIRECTIONS; d++) {
      saved = changeLine(d, point, mover + 1, saved, to);
    }
    savedEnd[ply] = saved;
  }

  /** The point no longer counts for anybody. */
  private void leave(long word) {
    int black = blackTable[(int) word & 0xffff];
    int white = whiteTable[(int) word >>> WHITE_LINES];
    blackCounts -= UNIT[RuleTables.shape(black)];
    whiteCounts -= UNIT[RuleTables.shape(white)];
    evaluation -= worth(black, white, word);
  }

  /** Puts a stone into a line, and brings the vacant points along it up to date. */
  private int changeLine(int d, int point, int stone, int firstSaved, int set) {
    int index = geometry.line[d][point];
    int place = geometry.place[d][point];
    int step = geometry.step[d];
    long line = lines[index] | (long) stone << (2 * place);
    lines[index] = line;
    int low = Math.min(geometry.before[d][point], reach);
    int high = Math.min(geometry.after[d][point], reach);
    int half = (1 << (2 * reach)) - 1;
    int shift = 4 * d;
    long mask = 0x000f000fL << shift;
    int saved = firstSaved;
    int other = point - low * step;
    int gained = 0;
    long together = 0;
    long turned = Long.rotateRight(line, 2 * (place - low - reach));
    for (int i = -low; i <= high; i++, other += step, turned = Long.rotateRight(turned, 2)) {
      long before = state[other];
      if (before < 0) {
        continue;
      }
      int window = ((int) turned & half) | ((int) (turned >>> 2) & (half << (2 * reach)));
      long changed = (before ^ both(patterns[window]) << shift) & mask;
      if (changed == 0) {
        continue;
      }
      savedState[saved] = before;
      savedPoint[saved++] = (short) other;
      long after = before ^ changed;
      int oldBlack = blackTable[(int) before & 0xffff];
      int newBlack = blackTable[(int) after & 0xffff];
      int oldWhite = whiteTable[(int) before >>> WHITE_LINES];
      int newWhite = whiteTable[(int) after >>> WHITE_LINES];
      gained +=
          (newBlack >> RuleTables.EVALUATION)
              - (oldBlack >> RuleTables.EVALUATION)
              - (newWhite >> RuleTables.EVALUATION)
              + (oldWhite >> RuleTables.EVALUATION);
      blackCounts += UNIT[RuleTables.shape(newBlack)] - UNIT[RuleTables.shape(oldBlack)];
      whiteCounts += UNIT[RuleTables.shape(newWhite)] - UNIT[RuleTables.shape(oldWhite)];
      after = (after & ~SHAPES) | shapes(newBlack, newWhite);
      together += pairs[pair(after)] - pairs[pair(before)];
      state[other] = after;
      toggleFours((before ^ after) & (BLACK_FOUR | WHITE_FOUR), other, set);
    }
    evaluation += RuleTables.forBlack(gained) + together;
    return saved;
  }

  private void toggleFours(long fours, int point, int set) {
    if (fours != 0) {
      int word = set + geometry.words + (point >> 6);
      if ((fours & BLACK_FOUR) != 0) {
        sets[word] ^= 1L << point;
      }
      if ((fours & WHITE_FOUR) != 0) {
        sets[word + geometry.words] ^= 1L << point;
      }
    }
  }

  /** Takes the last stone back. */
  public void undoMove() {
    int end = savedEnd[ply];
    ply--;
    for (int i = end - 1; i >= savedEnd[ply]; i--) {
      state[savedPoint[i]] = savedState[i];
    }
    int point = moves[ply];
    evaluation = savedEvaluation[ply];
    blackCounts = savedBlack[ply];
    whiteCounts = savedWhite[ply];
    state[point] &= ~TAKEN;
    int mover = stones[point];
    stones[point] = NOWHERE;
    vacant[point >> 6] ^= 1L << point;
    key ^= geometry.keys[mover][point];
    side = mover;
    for (int d = 0; d < BoardGeometry.DIRECTIONS; d++) {
      int place = geometry.place[d][point];
      lines[geometry.line[d][point]] ^= (long) (mover + 1) << (2 * place);
    }
  }

  /** Gives the turn to the other side; a second call takes that back. */
  public void pass() {
    side ^= 1;
  }

  /** The rules. */
  public Rules rules() {
    return rules;
  }

  /** Lines a side. */
  public int size() {
    return geometry.size;
  }

  /** How many points the board has. */
  public int points() {
    return geometry.points;
  }

  /** How many longs {@link #candidates} and {@link #fourPoints} fill. */
  public int words() {
    return geometry.words;
  }

  /** How many stones have been put. */
  public int ply() {
    return ply;
  }

  /** The side to move. */
  public int sideToMove() {
    return side;
  }

  /** A number that tells this position and its side to move from others. */
  public long key() {
    return side == BLACK ? key : key ^ WHITES_TURN;
  }

  /** The key after the side to move has put a stone on a point. */
  public long keyAfter(int point) {
    return (key ^ geometry.keys[side][point]) ^ (side == BLACK ? WHITES_TURN : 0);
  }

  /** Where the last stone was put, {@link #NOWHERE} on an empty board. */
  public int lastMove() {
    return ply == 0 ? NOWHERE : moves[ply - 1];
  }

  /** Whose stone is on a point, {@link #NOWHERE} if none is. */
  public int stone(int point) {
    return stones[point];
  }

  /** Whether there is no vacant point left. */
  public boolean isFull() {
    return ply == geometry.points;
  }

  /** What a side would make on a vacant point. */
  public int shape(int who, int point) {
    return (int) (state[point] >>> (who == BLACK ? BLACK_SHAPE : WHITE_SHAPE)) & 0xf;
  }

  /** What a side would make on one line through a vacant point: a {@link LinePattern}. */
  public int pattern(int who, int point, int direction) {
    return (int) (state[point] >>> (who * WHITE_LINES + 4 * direction)) & 0xf;
  }

  /**
   * How many vacant points a shape has for a side; all mere fours are counted together.
   *
   * @param shape {@link Shape#THREE} or better
   */
  public int count(int who, int shape) {
    long counts = who == BLACK ? blackCounts : whiteCounts;
    return (int) (counts >>> COUNTED[shape]) & ((1 << COUNT_BITS) - 1);
  }

  /** Whether a side has any point of a four or better. */
  public boolean hasFours(int who) {
    return (who == BLACK ? blackCounts : whiteCounts) >>> COUNTED[Shape.FOUR] != 0;
  }

  /** What the position is worth to the side to move: the vacant points' sum, and the threats. */
  public int evaluation() {
    return RuleTables.forSide(side, evaluation) + tables.values.threats(ThreatCodes.of(this));
  }

  /** How much a side wants a point, for what it makes and what it takes. */
  public int orderingScore(int who, int point) {
    int black = (int) state[point] & 0xffff;
    int white = (int) state[point] >>> WHITE_LINES;
    return who == BLACK
        ? tables.attack[BLACK][black] + tables.defence[WHITE][white]
        : tables.attack[WHITE][white] + tables.defence[BLACK][black];
  }

  /** A word of the set of vacant points near stones. */
  public long candidates(int word) {
    return sets[ply * 3 * geometry.words + word] & vacant[word];
  }

  /** A word of the set of vacant points. */
  public long vacant(int word) {
    return vacant[word];
  }

  /** A word of the set of vacant points where a side makes a four or better. */
  public long fourPoints(int who, int word) {
    return sets[(ply * 3 + 1 + who) * geometry.words + word];
  }

  /** The first vacant point where a side makes a five, {@link #NOWHERE} if there is none. */
  public int fivePoint(int who) {
    return firstPoint(who, Shape.FIVE);
  }

  /** The first vacant point where a side makes a shape with a four. */
  public int firstPoint(int who, int shape) {
    for (int word = 0; word < geometry.words; word++) {
      for (long left = fourPoints(who, word); left != 0; left &= left - 1) {
        int point = (word << 6) + Long.numberOfTrailingZeros(left);
        if (shape(who, point) == shape) {
          return point;
        }
      }
    }
    return NOWHERE;
  }

  /** Whether the rules forbid the side to move a vacant point. */
  public boolean isForbidden(int point) {
    if (!rules.forbids(side)) {
      return false;
    }
    return switch (shape(BLACK, point)) {
      case Shape.FORBIDDEN -> true;
      case Shape.DOUBTFUL, Shape.DOUBTFUL_FOUR -> fouls.isDoubleThree(point);
      default -> false;
    };
  }

  /** From a point to the next in a direction, whether or not there is one. */
  int step(int direction) {
    return geometry.step[direction];
  }

  /** How many points there are before this one in a direction, at most 5. */
  int before(int direction, int point) {
    return geometry.before[direction][point];
  }

  /** How many points there are after this one in a direction, at most 5. */
  int after(int direction, int point) {
    return geometry.after[direction][point];
  }
}
