package org.gobang.ui.console.screen;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.gobang.api.Move;
import org.gobang.api.Point;
import org.gobang.api.Printable;
import org.gobang.api.player.Insight;
import org.gobang.api.record.Node;
import org.gobang.api.record.RecordNote;
import org.gobang.api.workbench.GameState;
import org.gobang.api.workbench.Plugins;
import org.gobang.presentation.advice.HeatMap;
import org.gobang.presentation.advice.Thinking;
import org.gobang.presentation.analysis.LiveAnalysis;
import org.gobang.presentation.position.PositionDescriber;
import org.gobang.presentation.position.ShownPosition;
import org.gobang.presentation.review.CommentEditor;
import org.gobang.presentation.review.Navigation;
import org.gobang.presentation.text.Formats;
import org.gobang.presentation.text.MoveNumber;
import org.gobang.presentation.text.PlayerNames;
import org.gobang.presentation.text.Texts;

/** Creates the texts beside the board. */
final class PanelText {

  /** The minimum displayed time. */
  private static final Duration TENTH = Duration.ofMillis(100);

  private final PlayerNames names;
  private final Texts texts;

  /**
   * The names of players by id, cached because every frame shows some and they come from plugins.
   */
  private final Map<String, String> players = new HashMap<>();

  PanelText(PositionDescriber describer) {
    this.names = describer.names();
    this.texts = describer.texts();
  }

  /** Called when plugins have changed. Removed players retain their names. */
  void changed(Plugins plugins) {
    players.keySet().removeIf(id -> plugins.player(id).isPresent());
  }

  private String player(String id) {
    return players.computeIfAbsent(id, names::player);
  }

  /** Returns the choices of the user, one per line: the text to type, and the name. */
  List<String> offered(ShownPosition now) {
    return now.offered().stream()
        .map(each -> texts.of("choice.typed", each.key(), Printable.of(each.label().name())))
        .toList();
  }

  /** Returns the comment on the current position, line by line. */
  static List<String> comment(GameState state) {
    return CommentEditor.commentAt(state.record(), state.path())
        .lines()
        .map(Printable::of)
        .toList();
  }

  /** Returns the notes of the record on the current position, at least one line each. */
  List<String> notes(GameState state) {
    List<Node> nodes = state.record().follow(state.path());
    List<RecordNote> notes =
        nodes.isEmpty() ? state.record().notes() : nodes.get(nodes.size() - 1).notes();
    List<String> lines = new ArrayList<>();
    int choices = Navigation.choices(state);
    if (choices > 1) {
      int chosen = state.path().get(state.path().size() - 1) + 1;
      lines.add(texts.of("variation", chosen, choices));
    }
    for (RecordNote note : notes) {
      if (note instanceof RecordNote.Comment comment) {
        comment.text().lines().map(Printable::of).forEach(lines::add);
      } else if (note instanceof RecordNote.Evaluated judged) {
        lines.add(Printable.of(player(judged.player())) + ": " + texts.of(judged.score()));
      } else if (note instanceof RecordNote.Marked marked) {
        String mark = texts.orElse("mark." + marked.mark(), Printable.of(marked.mark()));
        lines.add(mark + ": " + points(marked.points()));
      } else if (note instanceof RecordNote.Connected connected) {
        lines.add(
            texts.of(
                connected.arrow() ? "mark.arrow" : "mark.line", connected.from(), connected.to()));
      } else if (note instanceof RecordNote.Spent spent && spent.time().compareTo(TENTH) >= 0) {
        lines.add(texts.of("spent", seconds(spent.time())));
      }
    }
    return lines;
  }

  private static String seconds(Duration time) {
    return String.format(Locale.ROOT, "%d.%d", time.toSeconds(), time.toMillisPart() / 100);
  }

  private static String points(List<Point> points) {
    return points.stream().map(Point::toString).collect(Collectors.joining(" "));
  }

  /** Returns the report of an engine, with the move if it has been made. */
  List<String> thinking(Thinking thinking, GameState state) {
    List<String> lines = new ArrayList<>();
    thinking.line().map(this::line).ifPresent(lines::addAll);
    thinking.note().ifPresent(lines::add);
    if (!lines.isEmpty() && !thinking.isAbout(state)) {
      List<Move> moves = state.board().moves();
      String player = player(thinking.by().player());
      lines.add(0, texts.of("insight.move", player, moves.size(), moves.get(moves.size() - 1)));
    }
    return lines;
  }

  /** Returns the engines of an analysis and their variations. */
  List<String> analysis(LiveAnalysis analysis) {
    List<String> lines = new ArrayList<>();
    if (!analysis.excluded().isEmpty()) {
      lines.add(analysis.excludedText());
    }
    for (LiveAnalysis.Engine engine : analysis.findings()) {
      String name = player(engine.engine().player());
      boolean waits = engine.lines().isEmpty() && engine.runs();
      lines.add(waits ? name + ": " + texts.of("analysis.waiting") : name);
      engine.failure().map(Printable::of).ifPresent(lines::add);
      engine.lines().forEach(line -> lines.add(analysis.text(line, Optional.empty())));
    }
    return lines;
  }

  /** Returns the depth, the score and the expected moves of a search. */
  private List<String> line(Insight.Line line) {
    return List.of(
        texts.of("insight", line.depth(), texts.of(line.score()), Formats.nodes(line.nodes())),
        points(line.moves()));
  }

  /** Returns the points with the greatest weights. */
  List<String> weights(HeatMap.PlayerWeights weighed, int most) {
    List<String> lines = new ArrayList<>();
    lines.add(texts.of("weights.of", player(weighed.by().player())));
    weighed.weights().nonZero().entrySet().stream()
        .sorted(Map.Entry.comparingByValue(Comparator.reverseOrder()))
        .limit(most)
        .forEach(
            each ->
                lines.add(String.format(Locale.ROOT, " %-4s%8d", each.getKey(), each.getValue())));
    return lines;
  }

  /**
   * Returns the moves, with as many pairs per line as fit. Each line starts with the number of its
   * first move. A star marks moves with alternatives in the record.
   */
  List<String> moves(ShownPosition now, int columns) {
    List<Move> moves = now.moves();
    Set<Integer> branches = Navigation.branches(now.state());
    int perLine = Math.max(2, (columns - 4) / 5 / 2 * 2);
    List<String> lines = new ArrayList<>();
    for (int ply = 0; ply < moves.size(); ply += perLine) {
      StringBuilder line =
          new StringBuilder(
              String.format(Locale.ROOT, "%3d ", MoveNumber.of(moves.subList(0, ply)) + 1));
      for (int at = ply; at < Math.min(moves.size(), ply + perLine); at++) {
        line.append(
            String.format(
                Locale.ROOT,
                "%-4s ",
                now.word(moves.get(at), texts) + (branches.contains(at) ? "*" : "")));
      }
      lines.add(line.toString().stripTrailing());
    }
    return lines;
  }
}
