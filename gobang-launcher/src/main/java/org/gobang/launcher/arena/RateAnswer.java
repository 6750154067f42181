package org.gobang.launcher.arena;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.gobang.api.Stone;
import org.gobang.api.board.Board;
import org.gobang.api.record.Ending;
import org.gobang.arena.Standings;
import org.gobang.arena.ladder.Ladder;
import org.gobang.arena.ladder.MissedTactic;
import org.gobang.arena.ladder.MissedTactics;
import org.gobang.arena.play.GameOrder;
import org.gobang.arena.play.PlayedGame;
import org.gobang.arena.rating.AnchoredRating;
import org.gobang.arena.store.Archive;
import org.gobang.launcher.cli.LauncherTexts;
import org.gobang.launcher.cli.TextColumns;
import org.gobang.presentation.text.Formats;
import org.gobang.record.json.JsonText;

/** The output of {@code gobang rate}: the rating and the causes of lost games. */
final class RateAnswer {

  private final Ladder ladder;
  private final Standings end;
  private final String player;
  private final AnchoredRating rating;
  private final Map<Ending, Integer> failures = new EnumMap<>(Ending.class);
  private final Map<MissedTactic, Integer> missed = new EnumMap<>(MissedTactic.class);

  /** The number of lost games with a missed tactic. */
  private int careless;

  private RateAnswer(Ladder ladder, Standings end) {
    this.ladder = ladder;
    this.end = end;
    this.player = end.players().get(0);
    this.rating = ladder.rating(end);
    end.failures().stream()
        .filter(failure -> failure.player().equals(player))
        .forEach(failure -> failures.merge(failure.ending(), 1, Integer::sum));
  }

  /**
   * Returns the output at the end of the games.
   *
   * @param archive the games
   * @param empty the empty board
   */
  static RateAnswer of(Ladder ladder, Standings end, Archive archive, Board empty) {
    RateAnswer answer = new RateAnswer(ladder, end);
    archive.forEach((order, played) -> answer.add(empty, order, played));
    return answer;
  }

  private void add(Board empty, GameOrder order, PlayedGame played) {
    Optional<Stone> winner = played.result().winner();
    if (winner.isPresent() && !order.player(winner.get()).name().equals(player)) {
      Set<MissedTactic> tactics = MissedTactics.in(empty, order, played, winner.get().opponent());
      tactics.forEach(tactic -> missed.merge(tactic, 1, Integer::sum));
      careless += tactics.isEmpty() ? 0 : 1;
    }
  }

  List<String> lines() {
    List<String> lines = new ArrayList<>();
    Standings.Score total = end.total(0);
    lines.add(
        LauncherTexts.of(
            "rate.rating",
            player,
            Formats.signed(rating.elo()),
            Formats.signed(rating.low()),
            Formats.signed(rating.high()),
            total.games()));
    lines.add(place());
    lines.add(
        LauncherTexts.of(
            "rate.lost",
            total.losses(),
            failures.getOrDefault(Ending.OVERSTEPPED, 0),
            failures.getOrDefault(Ending.ILLEGAL, 0),
            failures.getOrDefault(Ending.CRASHED, 0)
                + failures.getOrDefault(Ending.EXITED, 0)
                + failures.getOrDefault(Ending.REFUSED, 0)));
    if (careless > 0) {
      lines.add(LauncherTexts.of("rate.missed", careless));
      missed.forEach(
          (tactic, count) ->
              lines.add("  " + LauncherTexts.of("rate.missed." + word(tactic), count)));
    }
    lines.add("");
    lines.addAll(TextColumns.aligned(opponents()));
    return lines;
  }

  private String place() {
    Optional<Ladder.Rung> below = ladder.below(rating.elo());
    Optional<Ladder.Rung> above = ladder.above(rating.elo());
    if (below.isEmpty()) {
      return LauncherTexts.of("rate.below", described(above.orElseThrow()));
    }
    return above.isEmpty()
        ? LauncherTexts.of("rate.above", described(below.get()))
        : LauncherTexts.of("rate.between", described(below.get()), described(above.get()));
  }

  /** Returns the description of a player. Players that differ by level are named by it. */
  private static String described(Ladder.Rung rung) {
    String level = rung.player().options().get("level");
    String name =
        level == null ? rung.name() : LauncherTexts.of("rate.level", level, rung.player().player());
    return name + " (" + Formats.signed(rung.elo()) + ")";
  }

  /** Returns the opponents of the player, the strongest first. */
  private List<List<String>> opponents() {
    List<List<String>> rows = new ArrayList<>();
    List<String> head = new ArrayList<>(LauncherTexts.all("rate.head.", "opponent"));
    head.addAll(LauncherTexts.all("arena.head.", "rating", "games", "wins", "draws", "losses"));
    rows.add(head);
    for (int i = ladder.rungs().size() - 1; i >= 0; i--) {
      Standings.Score score = end.met().get(0).get(i + 1);
      if (score.games() > 0) {
        rows.add(
            List.of(
                ladder.rungs().get(i).name(),
                Formats.signed(ladder.rungs().get(i).elo()),
                String.valueOf(score.games()),
                String.valueOf(score.wins()),
                String.valueOf(score.draws()),
                String.valueOf(score.losses())));
      }
    }
    return rows;
  }

  private static String word(MissedTactic tactic) {
    return tactic.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  String json() {
    return JsonText.object(
        json -> {
          Standings.Score total = end.total(0);
          json.writeStringField("player", player);
          ArenaAnswer.score(json, total);
          json.writeNumberField("rating", Math.round(rating.elo()));
          json.writeNumberField("low", Math.round(rating.low()));
          json.writeNumberField("high", Math.round(rating.high()));
          rung(json, "below", ladder.below(rating.elo()));
          rung(json, "above", ladder.above(rating.elo()));
          json.writeObjectFieldStart("failures");
          for (Map.Entry<Ending, Integer> each : failures.entrySet()) {
            json.writeNumberField(each.getKey().word(), each.getValue());
          }
          json.writeEndObject();
          json.writeObjectFieldStart("missed");
          json.writeNumberField("games", careless);
          for (MissedTactic tactic : MissedTactic.values()) {
            json.writeNumberField(word(tactic), missed.getOrDefault(tactic, 0));
          }
          json.writeEndObject();
        });
  }

  private static void rung(JsonGenerator json, String field, Optional<Ladder.Rung> rung)
      throws IOException {
    if (rung.isPresent()) {
      json.writeStringField(field, rung.get().name());
    } else {
      json.writeNullField(field);
    }
  }
}
