package org.gobang.workbench.tournament;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.gobang.api.tournament.EloPoint;
import org.gobang.api.tournament.EloRange;
import org.gobang.arena.Standings;
import org.gobang.arena.rating.EloEstimate;

/**
 * How the leads of the players developed: after each game, or of a long tournament at equal
 * distances, as an estimate takes some time and a graph has some hundred points. May be read from
 * any thread.
 */
final class LeadCourse {

  private static final int POINTS = 500;

  private final List<List<EloPoint>> points;
  private final int step;
  private int games;

  LeadCourse(int players, int planned) {
    points =
        Stream.generate(() -> (List<EloPoint>) new ArrayList<EloPoint>()).limit(players).toList();
    step = Math.max(1, planned / POINTS);
  }

  /** A game has ended. */
  synchronized void add(Supplier<Standings> standings) {
    games++;
    if (games % step == 0) {
      Standings now = standings.get();
      for (int player = 0; player < points.size(); player++) {
        points.get(player).add(point(player, now));
      }
    }
  }

  private static EloPoint point(int player, Standings now) {
    return new EloPoint(now.games(), range(now.total(player).elo()));
  }

  static EloRange range(EloEstimate elo) {
    return new EloRange(elo.elo(), elo.low(), elo.high());
  }

  /** The course of a player, with its lead of now. */
  synchronized List<EloPoint> of(int player, Standings now) {
    List<EloPoint> course = new ArrayList<>(points.get(player));
    boolean isNew = course.isEmpty() || course.get(course.size() - 1).games() < now.games();
    if (isNew && now.games() > 0) {
      course.add(point(player, now));
    }
    return List.copyOf(course);
  }
}
