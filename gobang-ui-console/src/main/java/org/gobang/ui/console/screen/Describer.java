package org.gobang.ui.console.screen;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.gobang.api.Label;
import org.gobang.api.Move;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.api.board.Verdict;
import org.gobang.api.player.Insight;
import org.gobang.api.player.Score;
import org.gobang.api.player.Weights;
import org.gobang.api.render.Ending;
import org.gobang.api.render.GameState;
import org.gobang.api.render.Plugins;
import org.gobang.api.render.Result;
import org.gobang.api.render.Seat;
import org.gobang.api.render.Workbench;
import org.gobang.ui.console.table.Explainer;
import org.gobang.ui.console.table.Mark;
import org.gobang.ui.console.table.Words;

/** Puts a game into words. */
final class Describer {

  private final Workbench workbench;
  private final Words words;
  private final Explainer explainer;

  /** What plugins are called; every frame shows it, and they are asked once. */
  private final Map<String, String> rules = new HashMap<>();

  private final Map<String, String> players = new HashMap<>();

  Describer(Workbench workbench, Words words, Explainer explainer) {
    this.workbench = workbench;
    this.words = words;
    this.explainer = explainer;
  }

  /**
   * Plugins have changed: those that are there are asked anew, those that went keep their names.
   */
  void changed(Plugins plugins) {
    rules.keySet().removeIf(id -> plugins.board(id).isPresent());
    players.keySet().removeIf(id -> plugins.player(id).isPresent());
  }

  /** The rules and the size, such as {@code Renju, 15 lines}. */
  String title(GameState state) {
    String rules = state.record().rules();
    return words.of("title", rules(rules), state.board().size());
  }

  /** What rules are called. */
  String rules(String id) {
    return rules.computeIfAbsent(
        id,
        unknown ->
            workbench
                .plugins()
                .board(id)
                .map(found -> name(found.provider()::label, id))
                .orElse(id));
  }

  /** The colour of a side. */
  String colour(Stone stone) {
    return words.of(stone == Stone.BLACK ? "black" : "white");
  }

  /** Who plays a side. */
  String name(GameState state, Stone stone) {
    Seat seat = state.seat(stone);
    if (seat instanceof Seat.Computer computer) {
      return player(computer.who().player());
    }
    String name = ((Seat.Human) seat).name();
    if (!name.isBlank()) {
      return name;
    }
    boolean alone = state.seat(stone.opponent()) instanceof Seat.Computer;
    return alone ? words.of("you") : words.of("person");
  }

  /** What a player is called. */
  String player(String id) {
    return players.computeIfAbsent(
        id,
        unknown ->
            workbench
                .plugins()
                .player(id)
                .map(found -> name(found.provider()::label, id))
                .orElse(id));
  }

  private String name(Function<Locale, Label> plugin, String id) {
    return Explainer.ask(() -> plugin.apply(words.locale()).name(), id);
  }

  /** Whose turn it is, when nobody thinks and nothing is held. */
  String turn(GameState state) {
    Stone toMove = state.board().toMove();
    boolean alone = state.seat(toMove.opponent()) instanceof Seat.Computer;
    return words.of(alone ? "your.turn" : "to.move", colour(toMove));
  }

  /** How the game ended. */
  String ending(GameState state, Result result) {
    String key = "ending." + result.ending().word();
    if (result.winner().isEmpty()) {
      return words.of(result.ending() == Ending.ADJUDICATED ? "draw" : key);
    }
    Stone winner = result.winner().get();
    String sentence = words.of(key, colour(winner), colour(winner.opponent()));
    if (result.ending() != Ending.FOUL || result.words().isBlank()) {
      return sentence;
    }
    Verdict.Refused foul = new Verdict.Refused(result.words(), List.of(), true);
    return sentence + words.of("sentences.between") + explainer.sentence(state, foul);
  }

  /** What a search sees: how deep, how good, and the moves it expects. */
  List<String> line(Insight.Line line) {
    String moves = line.moves().stream().map(Point::toString).collect(Collectors.joining(" "));
    return List.of(
        words.of("insight", line.depth(), score(line.score()), count(line.nodes())), moves);
  }

  private String score(Score score) {
    if (score instanceof Score.WinIn win) {
      return words.of("win.in", win.plies());
    }
    if (score instanceof Score.LossIn loss) {
      return words.of("loss.in", loss.plies());
    }
    return "%+d".formatted(((Score.Estimate) score).value());
  }

  /** A number as {@code 812}, {@code 81k} or {@code 8.1M}. */
  private static String count(long nodes) {
    if (nodes < 10_000) {
      return Long.toString(nodes);
    }
    return nodes < 1_000_000
        ? nodes / 1000 + "k"
        : "%d.%dM".formatted(nodes / 1_000_000, nodes / 100_000 % 10);
  }

  /** The heaviest points. */
  List<String> weights(String player, Weights weights, int most) {
    List<String> lines = new ArrayList<>();
    lines.add(words.of("weights.of", player));
    weights.nonZero().entrySet().stream()
        .sorted(Map.Entry.comparingByValue(Comparator.reverseOrder()))
        .limit(most)
        .forEach(each -> lines.add(" %-4s%8d".formatted(each.getKey(), each.getValue())));
    return lines;
  }

  /** The moves, as many pairs a line as there is room for, numbered by their plies. */
  static List<String> moves(List<Move> moves, int columns) {
    int perLine = Math.max(2, (columns - 4) / 5 / 2 * 2);
    List<String> lines = new ArrayList<>();
    for (int ply = 0; ply < moves.size(); ply += perLine) {
      StringBuilder line = new StringBuilder("%3d ".formatted(ply + 1));
      for (Move move : moves.subList(ply, Math.min(moves.size(), ply + perLine))) {
        line.append("%-5s".formatted(move));
      }
      lines.add(line.toString().stripTrailing());
    }
    return lines;
  }

  /** What marks mean, such as {@code 3 double-three, 6 overline}. */
  String legend(List<String> kinds) {
    return kinds.stream()
        .map(kind -> Mark.of(kind) + " " + words.orElse("kind." + kind, kind))
        .collect(Collectors.joining(", "));
  }

  /** A clock as {@code 4:32} or {@code 1:04:32}, with tenths when they begin to matter. */
  static String clock(Duration left) {
    if (left.toSeconds() < 10) {
      return "0:%02d.%d".formatted(left.toSeconds(), left.toMillisPart() / 100);
    }
    return left.toHours() == 0
        ? "%d:%02d".formatted(left.toMinutes(), left.toSecondsPart())
        : "%d:%02d:%02d".formatted(left.toHours(), left.toMinutesPart(), left.toSecondsPart());
  }
}
