package org.gobang.ui.web.view;

import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.gobang.api.Point;
import org.gobang.api.explorer.ExploredGame;
import org.gobang.api.player.Insight;
import org.gobang.api.review.ReviewedMove;
import org.gobang.presentation.advice.Thinking;
import org.gobang.presentation.analysis.LiveAnalysis;
import org.gobang.presentation.explorer.OpeningExplorer;
import org.gobang.presentation.review.MistakeReview;
import org.gobang.presentation.text.Formats;
import org.gobang.presentation.text.Notice;
import org.gobang.ui.web.session.WebSession;

/** The results of engines, the review and the explorer. */
record StudyParts(WebSession session) {

  Object analysis() {
    LiveAnalysis analysis = session.presenter().analysis();
    return new JsonObject()
        .with("on", analysis.isOn())
        .with("engines", analysis.findings().stream().map(this::engine).toList())
        .with("excluded", analysis.excluded().stream().map(Point::toString).sorted().toList())
        .flag("mine", session.mayChange());
  }

  private Object engine(LiveAnalysis.Engine engine) {
    return new JsonObject()
        .with("name", session.player(engine.engine().player()))
        .with("runs", engine.runs())
        .with("failure", engine.failure())
        .with("lines", engine.lines().stream().map(this::line).toList());
  }

  private Object line(Insight.Line line) {
    return new JsonObject()
        .with("score", session.display().score(line).map(each -> each.text(session.texts())))
        .with("depth", String.valueOf(line.depth()))
        .with("nodes", Formats.nodes(line.nodes()))
        .with("moves", line.moves().stream().map(Point::toString).toList());
  }

  /** Returns the insights of the engine to move, or empty without insights. */
  Object thinking() {
    return session
        .display()
        .thinking()
        .filter(each -> each.line().isPresent() || each.note().isPresent())
        .map(this::thinking);
  }

  private Object thinking(Thinking thinking) {
    return new JsonObject()
        .with("name", session.player(thinking.by().player()))
        .with(
            "lines",
            Stream.concat(thinking.line().map(this::thought).stream(), thinking.note().stream())
                .toList());
  }

  private String thought(Insight.Line line) {
    return session
        .texts()
        .of(
            "web.thinking",
            String.valueOf(line.depth()),
            Formats.nodes(line.nodes()),
            session.display().score().map(each -> each.text(session.texts())).orElse("–"),
            line.moves().stream().map(Point::toString).collect(Collectors.joining(" ")));
  }

  Object mistakes() {
    MistakeReview mistakes = session.presenter().mistakes();
    return new JsonObject()
        .with("runs", mistakes.runs())
        .with("progress", mistakes.runs() ? mistakes.progress() : "")
        .with("rows", mistakes.faults().stream().map(this::mistake).toList());
  }

  private Object mistake(ReviewedMove move) {
    MistakeReview mistakes = session.presenter().mistakes();
    return new JsonObject()
        .with("path", PathText.of(mistakes.path(move)))
        .with("text", move.number() + ". " + move.move())
        .with("type", move.type().word())
        .with("words", mistakes.describe(move));
  }

  Object explorer() {
    OpeningExplorer explorer = session.presenter().explorer();
    Notice status = explorer.status();
    JsonObject part = new JsonObject().with("open", explorer.isOpen());
    return explorer.isOpen()
        ? part.with("status", status.sentence())
            .flag("error", status.failed())
            .flag("valued", explorer.isValued())
            .flag("updating", explorer.isUpdating())
            .with("rows", explorer.rows().stream().map(this::row).toList())
            .with("games", explorer.games().stream().map(each -> game(explorer, each)).toList())
        : part;
  }

  private Object row(OpeningExplorer.Row row) {
    JsonObject fields =
        new JsonObject()
            .with("move", row.move().point().toString())
            .with("games", row.move().results().games())
            .with("value", row.valueText());
    row.shares()
        .ifPresent(
            shares ->
                fields
                    .with("black", shares.black())
                    .with("draw", shares.draws())
                    .with("white", shares.white()));
    return fields;
  }

  private Object game(OpeningExplorer explorer, ExploredGame game) {
    return new JsonObject()
        .with("text", explorer.players(game))
        .with("result", explorer.result(game))
        .with("date", explorer.date(game));
  }
}
