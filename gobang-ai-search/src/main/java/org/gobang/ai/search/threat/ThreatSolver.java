package org.gobang.ai.search.threat;

import static org.gobang.ai.search.threat.ProofTable.INFINITE;
import static org.gobang.ai.search.threat.ProofTable.disproof;
import static org.gobang.ai.search.threat.ProofTable.disproven;
import static org.gobang.ai.search.threat.ProofTable.entry;
import static org.gobang.ai.search.threat.ProofTable.isDisproven;
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
 * A solver of wins by threats (VCT): the attacker makes fours and open threes, and the defender
 * only answers them. It uses depth-first proof-number search (Nagai, <i>Df-pn Algorithm for
 * Searching AND/OR Trees and Its Applications</i>, 2002) over the threats of Allis, <i>Go-Moku and
 * Threat-Space Search</i>, 1993.
 *
 * <p>A found win is proven: every answer to a four and to a three was tried, including own fours.
 * Failure to find a win proves nothing.
 */
public final class ThreatSolver {

  private static final int MAX_PLY = 64;

  /**
   * The assumed entry of an unsearched position after an open three, which has several answers, in
   * contrast to a four. This and {@link #GROWTH} halve the nodes of won positions.
   */
  private static final long AFTER_THREE = entry(5, 2, 0);

  /**
   * The divisor for the threshold of a child: it is searched until its number exceeds that of the
   * second best child by this fraction. With a smaller fraction, the search alternates between
   * children of similar value.
   */
  private static final int GROWTH = 4;

  /**
   * The part of the key for the defender's turn, because the turns of attacker and defender are
   * different nodes.
   */
  private static final long DEFENDER_TO_MOVE = 0x632be59bd9b4e019L;

  /** The number of entries for the probes of a search: 2 MB. */
  private static final int USUAL_ENTRIES = 1 << 17;

  /** The number of entries for a search of millions of nodes: 32 MB. */
  private static final int MANY_ENTRIES = 1 << 21;

  private final ProofTable table;
  private final int maxPly;

  /** The moves of the current node at each ply. */
  private final int[][] moves;

  private int attacker;
  private long nodes;
  private long maxNodes;
  private boolean stopped;

  /** Creates a solver for boards with a number of points. */
  public ThreatSolver(int points) {
    this(points, MAX_PLY);
  }

  /** Creates a solver with a maximum depth in plies. */
  ThreatSolver(int points, int maxPly) {
    this(points, maxPly, USUAL_ENTRIES);
  }

  private ThreatSolver(int points, int maxPly, int entries) {
    this.table = new ProofTable(entries);
    this.maxPly = maxPly;
    moves = new int[maxPly + 1][points];
  }

  /** Creates a solver for boards with a number of points and for searches of many seconds. */
  public static ThreatSolver large(int points) {
    return new ThreatSolver(points, MAX_PLY, MANY_ENTRIES);
  }

  /**
   * A win by threats.
   *
   * @param pv the principal variation, the attacker's move first
   * @param plies the maximum plies against any defence
   */
  public record Win(List<Integer> pv, int plies) {

    /** Creates a win with a copy of the principal variation. */
    public Win {
      pv = List.copyOf(pv);
    }
  }

  /** Returns the number of nodes of the last search. */
  public long nodes() {
    return nodes;
  }

  /**
   * Searches for a win of the side to move.
   *
   * @param position the position, unchanged after the call
   * @param nodeLimit the maximum number of nodes
   * @param stop returns whether to stop after a number of nodes
   */
  public Optional<Win> solve(SearchPosition position, long nodeLimit, LongPredicate stop) {
    attacker = position.sideToMove();
    nodes = 0;
    maxNodes = nodeLimit;
    stopped = false;
    long result = search(position, 0, INFINITE, INFINITE, stop);
    return isProven(result) ? Optional.of(new Win(pv(position), plies(result))) : Optional.empty();
  }

  private long key(SearchPosition position) {
    return position.sideToMove() == attacker ? position.key() : position.key() ^ DEFENDER_TO_MOVE;
  }

  /**
   * Expands a node until its proof or disproof number reaches its limit.
   *
   * <p>The phi and delta of the paper unify the nodes of both sides: phi is the proof number if the
   * attacker is to move and the disproof number if the defender is; delta is the other number. The
   * phi of a node is the minimum delta of the children, and the delta is the sum of the phi of the
   * children.
   */
  private long search(
      SearchPosition position, int ply, int proofLimit, int disproofLimit, LongPredicate stop) {
    stopped = stopped || nodes >= maxNodes || stop.test(nodes);
    nodes++;
    if (stopped) {
      return ProofTable.UNKNOWN;
    }
    boolean attacks = position.sideToMove() == attacker;
    int forced = ForcedResult.plies(position);
    if (forced != 0) {
      boolean wins = (forced > 0) == attacks;
      return store(
          position, wins ? entry(0, INFINITE, Math.abs(forced)) : disproven(ProofTable.ALL_PLIES));
    }
    if (ply >= maxPly) {
      return store(position, disproven(0));
    }
    int count = position.isFull() ? -1 : generate(position, moves[ply]);
    if (count < 0) {
      return store(position, disproven(ProofTable.ALL_PLIES));
    }
    while (true) {
      int bestChild = -1;
      int leastDelta = INFINITE + 1;
      int secondDelta = INFINITE;
      int bestPhi = INFINITE;
      long phiSum = 0;
      // Without an allowed answer, the threatened open four follows.
      int longest = count == 0 ? 3 : 0;
      int shortest = Integer.MAX_VALUE;
      int mostSearched = 0;
      int leastSearched = ProofTable.ALL_PLIES;
      for (int i = 0; i < count; i++) {
        long child = probeChild(position, moves[ply][i], maxPly - ply - 1);
        int childDelta = attacks ? proof(child) : disproof(child);
        int childPhi = attacks ? disproof(child) : proof(child);
        phiSum = Math.min(INFINITE, phiSum + childPhi);
        if (childDelta < leastDelta) {
          secondDelta = leastDelta;
          leastDelta = childDelta;
          bestPhi = childPhi;
          bestChild = i;
        } else if (childDelta < secondDelta) {
          secondDelta = childDelta;
        }
        if (isProven(child)) {
          longest = Math.max(longest, plies(child));
          shortest = Math.min(shortest, plies(child));
        } else if (isDisproven(child)) {
          mostSearched = Math.max(mostSearched, plies(child));
          leastSearched = Math.min(leastSearched, plies(child));
        }
      }
      int phi = Math.min(leastDelta, INFINITE);
      int proof = attacks ? phi : (int) phiSum;
      int disproof = attacks ? (int) phiSum : phi;
      if (disproof == 0) {
        return store(position, disproven(1 + (attacks ? leastSearched : mostSearched)));
      }
      if (proof >= proofLimit || disproof >= disproofLimit || proof == 0) {
        int plies = proof > 0 ? 0 : 1 + (attacks ? shortest : longest);
        return store(position, entry(proof, disproof, plies));
      }
      int childDeltaLimit =
          Math.min(attacks ? proofLimit : disproofLimit, secondDelta + secondDelta / GROWTH + 1);
      int deltaLimit = attacks ? disproofLimit : proofLimit;
      int childPhiLimit = (int) Math.min(INFINITE, deltaLimit - phiSum + bestPhi);
      position.makeMove(moves[ply][bestChild]);
      search(
          position,
          ply + 1,
          attacks ? childDeltaLimit : childPhiLimit,
          attacks ? childPhiLimit : childDeltaLimit,
          stop);
      position.undoMove();
      if (stopped) {
        return ProofTable.UNKNOWN;
      }
    }
  }

  private long store(SearchPosition position, long result) {
    table.store(key(position), result);
    return result;
  }

  /** Returns the known result of the position after a move, for a search with a number of plies. */
  private long probeChild(SearchPosition position, int move, int plies) {
    long key = position.keyAfter(move);
    if (position.sideToMove() != attacker) {
      return table.probe(key, plies);
    }
    long entry = table.probe(key ^ DEFENDER_TO_MOVE, plies);
    boolean four = Shape.isFour(position.shape(attacker, move));
    return entry == ProofTable.UNKNOWN && !four ? AFTER_THREE : entry;
  }

  /**
   * Generates the attacker's threats, or the defender's answers.
   *
   * @return the number of moves, or -1 without a threat to answer
   */
  private int generate(SearchPosition position, int[] generated) {
    int side = position.sideToMove();
    int opponent = side ^ 1;
    boolean attacks = side == attacker;
    boolean capped = position.rules().capped();
    int five = position.fivePoint(opponent);
    boolean three = position.count(opponent, Shape.OPEN_FOUR) > 0;
    if (!attacks && five == SearchPosition.NOWHERE && !three) {
      return -1;
    }
    int count = 0;
    for (int word = 0; word < position.words(); word++) {
      for (long points = position.candidates(word); points != 0; points &= points - 1) {
        int point = (word << 6) + Long.numberOfTrailingZeros(points);
        boolean relevant = !attacks || position.shape(side, point) >= Shape.THREE;
        if (five != SearchPosition.NOWHERE) {
          relevant &= capped ? ThreatDefences.mayCap(position, five, point) : point == five;
        } else if (three) {
          relevant &= (capped && !attacks) || ThreatDefences.stopsThree(position, point);
        }
        if (relevant && !position.isForbidden(point)) {
          generated[count++] = point;
        }
      }
    }
    return count;
  }

  /** Returns the principal variation of a proven win, as far as the table contains it. */
  private List<Integer> pv(SearchPosition position) {
    int rootPly = position.ply();
    List<Integer> pv = new ArrayList<>();
    boolean forced = ForcedResult.plies(position) != 0;
    int move = forced ? ForcedResult.move(position) : pvMove(position, moves[0]);
    while (move != SearchPosition.NOWHERE) {
      pv.add(move);
      if (forced || pv.size() == maxPly) {
        break;
      }
      position.makeMove(move);
      forced = ForcedResult.plies(position) != 0;
      move = forced ? ForcedResult.move(position) : pvMove(position, moves[0]);
    }
    while (position.ply() > rootPly) {
      position.undoMove();
    }
    return pv;
  }

  /** Returns the attacker's shortest win, or the defender's longest resistance. */
  private int pvMove(SearchPosition position, int[] candidates) {
    boolean attacks = position.sideToMove() == attacker;
    int count = generate(position, candidates);
    int best = SearchPosition.NOWHERE;
    int plies = 0;
    for (int i = 0; i < count; i++) {
      long child = probeChild(position, candidates[i], 0);
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
