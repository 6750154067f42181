package org.gobang.ui.web.view;

import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.gobang.api.Point;
import org.gobang.api.explorer.ExploredGame;
import org.gobang.api.player.Insight;
import org.gobang.api.review.ReviewedMove;
import org.gobang.presentation.advice.Thinking;
import org.gobang.presentation.analysis.LiveAnalysis;
import org.gobang.presentation.explorer.ExplorerRow;
import org.gobang.presentation.explorer.OpeningExplorer;
import org.gobang.presentation.review.MistakeReview;
import org.gobang.presentation.text.Formats;
import org.gobang.presentation.text.Notice;
import org.gobang.presentation.text.Texts;
import org.gobang.ui.web.session.WebSession;

/** What engines, the review and the explorer found about the game. */
final class StudyParts {

  private final WebSession session;
  private final Texts texts;

  StudyParts(WebSession session) {
    this.session = session;
    this.texts = session.texts();
  }

  Object analysis() {
    LiveAnalysis analysis = session.presenter().analysis();
    return new JsonObjectBuilder()
        .put("on", analysis.isOn())
        .put("engines", analysis.findings().stream().map(this::engine).toList())
        .put("excluded", analysis.excluded().stream().map(Point::toString).sorted().toList())
        .flag("mine", session.mayChange())
        .object();
  }

  private Object engine(LiveAnalysis.Engine engine) {
    return new JsonObjectBuilder()
        .put("name", session.player(engine.engine().player()))
        .put("runs", engine.runs())
        .put("failure", engine.failure())
        .put("lines", engine.lines().stream().map(this::line).toList())
        .object();
  }

  private Object line(Insight.Line line) {
    return new JsonObjectBuilder()
        .put("score", session.presenter().display().score(line).map(each -> each.text(texts)))
        .put("depth", String.valueOf(line.depth()))
        .put("nodes", Formats.nodes(line.nodes()))
        .put("moves", line.moves().stream().map(Point::toString).toList())
        .object();
  }

  /** Empty where no computer has said anything about the position. */
  Object thinking() {
    return session
        .presenter()
        .display()
        .thinking()
        .filter(each -> each.line().isPresent() || each.note().isPresent())
        .map(this::thinking);
  }

  private Object thinking(Thinking thinking) {
    return new JsonObjectBuilder()
        .put("name", session.player(thinking.by().player()))
        .put(
            "lines",
            Stream.concat(thinking.line().map(this::thought).stream(), thinking.note().stream())
                .toList())
        .object();
  }

  private String thought(Insight.Line line) {
    return texts.of(
        "web.thinking",
        String.valueOf(line.depth()),
        Formats.nodes(line.nodes()),
        session.presenter().display().score().map(each -> each.text(texts)).orElse("–"),
        line.moves().stream().map(Point::toString).collect(Collectors.joining(" ")));
  }

  Object mistakes() {
    MistakeReview mistakes = session.presenter().mistakes();
    return new JsonObjectBuilder()
        .put("runs", mistakes.runs())
        .put("progress", mistakes.runs() ? mistakes.progress() : "")
        .put("rows", mistakes.faults().stream().map(this::mistake).toList())
        .object();
  }

  private Object mistake(ReviewedMove move) {
    MistakeReview mistakes = session.presenter().mistakes();
    return new JsonObjectBuilder()
        .put("path", PathText.of(mistakes.path(move)))
        .put("text", move.number() + ". " + move.move())
        .put("type", move.type().word())
        .put("words", mistakes.describe(move))
        .object();
  }

  Object explorer() {
    OpeningExplorer explorer = session.presenter().explorer();
    Notice status = explorer.status();
    JsonObjectBuilder part = new JsonObjectBuilder().put("open", explorer.isOpen());
    return explorer.isOpen()
        ? part.put("status", status.sentence())
            .flag("error", status.failed())
            .flag("valued", explorer.isValued())
            .flag("updating", explorer.isUpdating())
            .put("rows", explorer.rows().stream().map(this::row).toList())
            .put("games", explorer.games().stream().map(each -> game(explorer, each)).toList())
            .object()
        : part.object();
  }

  private Object row(ExplorerRow row) {
    JsonObjectBuilder fields =
        new JsonObjectBuilder()
            .put("move", row.move().point().toString())
            .put("games", row.move().results().games())
            .put("value", row.valueText());
    row.shares()
        .ifPresent(
            shares ->
                fields
                    .put("black", shares.black())
                    .put("draw", shares.draws())
                    .put("white", shares.white()));
    return fields.object();
  }

  private Object game(OpeningExplorer explorer, ExploredGame game) {
    return new JsonObjectBuilder()
        .put("text", explorer.players(game))
        .put("result", explorer.result(game))
        .put("date", explorer.date(game))
        .object();
  }
}
