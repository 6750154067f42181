package org.gobang.ai.search.threat;

import static org.gobang.ai.search.threat.ProofTable.NEVER;
import static org.gobang.ai.search.threat.ProofTable.disproof;
import static org.gobang.ai.search.threat.ProofTable.entry;
import static org.gobang.ai.search.threat.ProofTable.isProven;
import static org.gobang.ai.search.threat.ProofTable.plies;
import static org.gobang.ai.search.threat.ProofTable.proof;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.LongPredicate;
import org.gobang.ai.search.position.SearchPosition;
import org.gobang.ai.search.position.Shape;

/**
 * Finds wins by threats alone: the attacker makes fours and open threes, the defender has only what
 * answers them. Depth-first proof-number search (Nagai, <i>Df-pn Algorithm for Searching AND/OR
 * Trees and Its Applications</i>, 2002) over the threats of Allis, <i>Go-Moku and Threat-Space
 * Search</i>, 1993.
 *
 * <p>A win it finds is proven: every answer to a four and to a three was tried, own fours among
 * them. That it finds none proves nothing.
 */
public final class ThreatSolver {

  private static final int MOST_PLIES = 64;
  private static final long DEFENDERS_TURN = 0x632be59bd9b4e019L;

  private final ProofTable table = new ProofTable();
  private final int[][] moves;
  private int attacker;
  private long nodes;
  private long most;
  private boolean over;

  /** A solver for boards of so many points. */
  public ThreatSolver(int points) {
    moves = new int[MOST_PLIES + 1][points];
  }

  /**
   * A win by threats.
   *
   * @param line the expected moves, the attacker's first
   * @param plies how many it takes at most, whatever the defender does
   */
  public record Win(List<Integer> line, int plies) {

    /** Copies the line. */
    public Win {
      line = List.copyOf(line);
    }
  }

  /** How many positions the last question took. */
  public long nodes() {
    return nodes;
  }

  /**
   * Looks for a win of the side to move.
   *
   * @param position the position; as before when this returns
   * @param limit how many positions to look at
   * @param isOver whether to give up, given the positions looked at
   */
  public Optional<Win> solve(SearchPosition position, long limit, LongPredicate isOver) {
    attacker = position.sideToMove();
    nodes = 0;
    most = limit;
    over = false;
    long result = search(position, 0, NEVER, NEVER, isOver);
    return isProven(result)
        ? Optional.of(new Win(line(position), plies(result)))
        : Optional.empty();
  }

  private long key(SearchPosition position) {
    return position.sideToMove() == attacker ? position.key() : position.key() ^ DEFENDERS_TURN;
  }

  private long search(
      SearchPosition position, int ply, int proofLimit, int disproofLimit, LongPredicate isOver) {
    over = over || nodes >= most || isOver.test(nodes);
    nodes++;
    if (over) {
      return ProofTable.UNKNOWN;
    }
    boolean attacks = position.sideToMove() == attacker;
    int forced = ForcedResult.plies(position);
    if (forced != 0) {
      boolean wins = (forced > 0) == attacks;
      return remember(position, wins ? entry(0, NEVER, Math.abs(forced)) : entry(NEVER, 0, 0));
    }
    int count = ply >= MOST_PLIES || position.isFull() ? -1 : generate(position, moves[ply]);
    if (count < 0) {
      return remember(position, entry(NEVER, 0, 0));
    }
    while (true) {
      int best = -1;
      int least = NEVER + 1;
      int second = NEVER;
      int least2 = NEVER;
      long sum = 0;
      // Without an answer allowed, the open four that was threatened comes next.
      int longest = count == 0 ? 3 : 0;
      int shortest = Integer.MAX_VALUE;
      for (int i = 0; i < count; i++) {
        long child = child(position, moves[ply][i]);
        int wanted = attacks ? proof(child) : disproof(child);
        int other = attacks ? disproof(child) : proof(child);
        sum = Math.min(NEVER, sum + other);
        if (wanted < least) {
          second = least;
          least = wanted;
          least2 = other;
          best = i;
        } else if (wanted < second) {
          second = wanted;
        }
        if (isProven(child)) {
          longest = Math.max(longest, plies(child));
          shortest = Math.min(shortest, plies(child));
        }
      }
      int minimum = Math.min(least, NEVER);
      int proof = attacks ? minimum : (int) sum;
      int disproof = attacks ? (int) sum : minimum;
      int length = proof > 0 ? 0 : 1 + (attacks ? shortest : longest);
      if (proof >= proofLimit || disproof >= disproofLimit || proof == 0 || disproof == 0) {
        return remember(position, entry(proof, disproof, length));
      }
      int wantedLimit = Math.min(attacks ? proofLimit : disproofLimit, second + 1);
      int sumLimit = attacks ? disproofLimit : proofLimit;
      int otherLimit = (int) Math.min(NEVER, sumLimit - sum + least2);
      position.makeMove(moves[ply][best]);
      search(
          position,
          ply + 1,
          attacks ? wantedLimit : otherLimit,
          attacks ? otherLimit : wantedLimit,
          isOver);
      position.undoMove();
      if (over) {
        return ProofTable.UNKNOWN;
      }
    }
  }

  private long remember(SearchPosition position, long result) {
    table.put(key(position), result);
    return result;
  }

  private long child(SearchPosition position, int move) {
    long key = position.keyAfter(move);
    return table.get(position.sideToMove() == attacker ? key ^ DEFENDERS_TURN : key);
  }

  /** The attacker's threats, or the defender's answers; -1 where there is no threat to answer. */
  private int generate(SearchPosition position, int[] to) {
    int me = position.sideToMove();
    int them = me ^ 1;
    boolean attacks = me == attacker;
    boolean capped = position.rules().capped();
    int five = position.fivePoint(them);
    boolean three = position.count(them, Shape.OPEN_FOUR) > 0;
    if (!attacks && five == SearchPosition.NOWHERE && !three) {
      return -1;
    }
    int count = 0;
    for (int word = 0; word < position.words(); word++) {
      for (long points = position.candidates(word); points != 0; points &= points - 1) {
        int point = (word << 6) + Long.numberOfTrailingZeros(points);
        int mine = position.shape(me, point);
        boolean tried = !attacks || mine >= Shape.THREE;
        if (five != SearchPosition.NOWHERE) {
          tried &= capped ? ThreatDefences.mayCap(position, five, point) : point == five;
        } else if (three) {
          tried &= (capped && !attacks) || ThreatDefences.stopsThree(position, point);
        }
        if (tried && !position.isForbidden(point)) {
          to[count++] = point;
        }
      }
    }
    return count;
  }

  /** The line that proves a win, as far as it is still remembered. */
  private List<Integer> line(SearchPosition position) {
    int ply = position.ply();
    List<Integer> line = new ArrayList<>();
    boolean forced = ForcedResult.plies(position) != 0;
    int next = forced ? ForcedResult.move(position) : next(position, moves[0]);
    while (next != SearchPosition.NOWHERE) {
      line.add(next);
      if (forced || line.size() == MOST_PLIES) {
        break;
      }
      position.makeMove(next);
      forced = ForcedResult.plies(position) != 0;
      next = forced ? ForcedResult.move(position) : next(position, moves[0]);
    }
    while (position.ply() > ply) {
      position.undoMove();
    }
    return line;
  }

  /** The shortest way for the attacker, the longest for the defender. */
  private int next(SearchPosition position, int[] candidates) {
    boolean attacks = position.sideToMove() == attacker;
    int count = generate(position, candidates);
    int best = SearchPosition.NOWHERE;
    int plies = 0;
    for (int i = 0; i < count; i++) {
      long child = child(position, candidates[i]);
      if (isProven(child)
          && (best == SearchPosition.NOWHERE
              || (attacks ? plies(child) < plies : plies(child) > plies))) {
        best = candidates[i];
        plies = plies(child);
      }
    }
    return best;
  }
}
