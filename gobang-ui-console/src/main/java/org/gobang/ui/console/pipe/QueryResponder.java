package org.gobang.ui.console.pipe;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.concurrent.Executor;
import java.util.stream.Collectors;
import org.gobang.api.MoveText;
import org.gobang.api.Point;
import org.gobang.api.Printable;
import org.gobang.api.ProviderSpec;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;
import org.gobang.api.explorer.ExploredMove;
import org.gobang.api.explorer.Explorer;
import org.gobang.api.explorer.IndexSummary;
import org.gobang.api.problem.Problems;
import org.gobang.api.review.GameReview;
import org.gobang.api.review.ReviewedMove;
import org.gobang.api.ui.UserInterfaces;
import org.gobang.api.update.Release;
import org.gobang.api.update.UpdateReport;
import org.gobang.api.update.Updates;
import org.gobang.api.workbench.GameState;
import org.gobang.api.workbench.RunningTask;
import org.gobang.api.workbench.Workbench;
import org.gobang.presentation.advice.HeatMap;
import org.gobang.presentation.advice.Hint;
import org.gobang.presentation.advice.Hints;
import org.gobang.presentation.position.PositionDescriber;
import org.gobang.presentation.position.ShownPosition;
import org.gobang.presentation.review.MistakeReview;
import org.gobang.presentation.teaching.MoveQuestion;
import org.gobang.presentation.text.Texts;
import org.gobang.presentation.update.UpdatesPage;
import org.gobang.ui.console.table.TypedFiles;

/** Responds to the commands that leave the game as it is. */
final class QueryResponder implements AutoCloseable {

  private final Workbench workbench;
  private final PipeStreams streams;
  private final PositionDescriber describer;
  private final Texts texts;
  private final TypedFiles files;
  private final PendingStages pending;
  private final Hints hints;
  private final HeatMap heatMap;
  private final MoveQuestion whyNot;
  private Optional<RunningTask<GameReview>> review = Optional.empty();
  private Optional<RunningTask<IndexSummary>> update = Optional.empty();
  private Optional<RunningTask<UpdateReport>> check = Optional.empty();

  QueryResponder(
      Workbench workbench,
      PipeStreams streams,
      PositionDescriber describer,
      TypedFiles files,
      PendingStages pending,
      Executor loop) {
    this.workbench = workbench;
    this.streams = streams;
    this.describer = describer;
    this.texts = describer.texts();
    this.files = files;
    this.pending = pending;
    this.hints = new Hints(workbench, loop);
    this.heatMap = new HeatMap(workbench, loop, new WeightsAnswer());
    this.whyNot = new MoveQuestion(workbench, texts, loop, new WhyNotAnswer());
  }

  /** Whether a response is still to come. */
  boolean isPending() {
    return hints.asked() || heatMap.asked() || whyNot.asked();
  }

  @Override
  public void close() {
    hints.close();
    heatMap.close();
    whyNot.close();
    review.ifPresent(RunningTask::close);
    update.ifPresent(RunningTask::close);
    check.ifPresent(RunningTask::close);
  }

  /** Asks for a move. */
  void hint(GameState now) {
    refuseIfOver(now);
    hints.ask(now, new HintAnswer(now));
  }

  /** Asks for the weights of the points. */
  void weights(GameState now) {
    refuseIfOver(now);
    heatMap.show(HeatMap.Source.OfGame.ANY, now);
  }

  void moves(GameState now) {
    streams.event(("moves " + MoveText.write(now.board().moves())).strip());
  }

  void history() {
    pending.deliver(files.records().finished(), this::history);
  }

  void checkForUpdates() {
    RunningTask<UpdateReport> begun = workbench.require(Updates.class).check();
    check = Optional.of(begun);
    pending.deliver(
        begun.result(),
        report -> {
          Release latest = report.latest();
          streams.event(
              report.newer()
                  ? "update " + latest.version() + " " + latest.date() + " " + latest.page()
                  : "update none");
          streams.say(UpdatesPage.sentence(report, texts.of("gobang"), texts));
        });
  }

  /** Asks what would follow from a stone at a point. */
  void whyNot(Optional<Point> at, ShownPosition about, GameState shown) {
    whyNot.ask(about, shown, at.orElseThrow(() -> new RefusedException(texts.of("why.where"))));
  }

  /** Reviews the line that is looked at; nothing is read until it is done. */
  void review(GameState now, List<Integer> line) {
    RunningTask<GameReview> running = MistakeReview.begin(workbench, texts, now, line, part -> {});
    review = Optional.of(running);
    List<Stone> people = MistakeReview.people(now, workbench.plugins());
    pending.deliver(running.result(), made -> reviewed(made, people));
  }

  /** Writes each mistake; its reason goes to standard error, as the form of the event is fixed. */
  private void reviewed(GameReview made, List<Stone> people) {
    review = Optional.empty();
    for (ReviewedMove move : made.moves()) {
      if (move.type().isFault()) {
        streams.event(mistake(move));
        move.reason(texts.locale()).ifPresent(streams::say);
      }
    }
    streams.event("reviewed" + accuracy(made, Stone.BLACK) + accuracy(made, Stone.WHITE));
    workbench
        .service(Problems.class)
        .ifPresent(
            problems ->
                pending.deliver(
                    problems.keep(made, people), kept -> streams.event("problems " + kept)));
  }

  private static String mistake(ReviewedMove move) {
    return String.format(
        Locale.ROOT,
        "mistake %d. %s %s %s %.2f %s",
        move.number(),
        move.move(),
        EventLines.name(move.side()),
        move.type().word(),
        move.loss(),
        move.best().map(Point::toString).orElse("-"));
  }

  private static String accuracy(GameReview made, Stone side) {
    OptionalDouble accuracy = made.accuracy(side);
    String number =
        accuracy.isPresent() ? String.format(Locale.ROOT, "%.1f", accuracy.getAsDouble()) : "-";
    return " " + EventLines.name(side) + " " + number;
  }

  /**
   * Writes what was played in the position.
   *
   * @param file the file or folder that is imported before; blank for none
   */
  void explore(String file, GameState now) {
    Explorer explorer = workbench.require(Explorer.class);
    RunningTask<IndexSummary> running =
        file.isEmpty()
            ? explorer.update(games -> {})
            : explorer.importGames(List.of(TypedFiles.path(file, texts)), games -> {});
    update = Optional.of(running);
    pending.deliver(
        running.result(),
        made -> {
          made.problems().forEach(streams::say);
          explored(now);
        },
        refused -> {
          streams.say(texts.of(refused));
          explored(now);
        });
  }

  private void explored(GameState now) {
    update = Optional.empty();
    pending.deliver(
        workbench.require(Explorer.class).explore(now.board(), 0),
        found -> {
          for (ExploredMove move : found.moves()) {
            streams.event(EventLines.explored(move.point(), move.results()));
          }
          streams.event(EventLines.explored("all", found.results()));
        });
  }

  private void history(List<Path> finished) {
    if (finished.isEmpty()) {
      streams.say(texts.of("history.none"));
    }
    finished.forEach(file -> streams.event("history " + Printable.of(file.toString())));
  }

  /** Opens a front end, or without one writes a line for each that can be opened. */
  void openFrontEnd(String spec) {
    if (spec.isEmpty()) {
      pending.deliver(
          workbench.require(UserInterfaces.class).available(),
          found -> found.forEach(each -> streams.event("ui " + each.id())));
    } else {
      pending.deliver(
          workbench.require(UserInterfaces.class).open(ProviderSpec.parse(spec)),
          found -> streams.event("opened " + found.id()));
    }
  }

  void save(String file, boolean replaces, GameState now) {
    if (file.isEmpty()) {
      throw new RefusedException(texts.of("save.where"));
    }
    if (!replaces && files.isForeign(file)) {
      throw new RefusedException(texts.of("save.foreign", Printable.of(file)));
    }
    pending.deliver(
        files.save(now.record(), now.mainLine(), file),
        leftOut -> {
          leftOut.forEach(streams::say);
          streams.event("saved " + file);
        });
  }

  void refuseIfOver(GameState now) {
    if (now.result().isPresent()) {
      throw new RefusedException(texts.of("refused.game-over"));
    }
  }

  /** Writes a hint; its reason goes to standard error, as the form of the event is fixed. */
  void hint(Hint hint) {
    streams.event("hint " + hint.point());
    streams.say(hint.sentence(texts));
  }

  private void none(String key, String sentence) {
    streams.say(sentence.isBlank() ? texts.of(key) : sentence);
  }

  private final class HintAnswer implements Hints.Reply {

    private final GameState asked;

    HintAnswer(GameState asked) {
      this.asked = asked;
    }

    @Override
    public void chosen(String key) {
      streams.event("hint " + key);
      String name = describer.choice(asked, key);
      streams.say(texts.of("hint.choice", name));
    }

    @Override
    public void given(Hint hint) {
      QueryResponder.this.hint(hint);
    }

    @Override
    public void failed(String sentence) {
      none("hint.none", sentence);
    }

    @Override
    public void late() {
      streams.say(texts.of("judge.late"));
    }
  }

  /** Writes what would follow; in words it goes to standard error. */
  private final class WhyNotAnswer implements MoveQuestion.Listener {

    @Override
    public void answered(ReviewedMove move) {
      String event =
          String.format(
              Locale.ROOT,
              "why %s %s %.2f %.2f %s",
              move.move(),
              move.type().word(),
              move.winAfter(),
              move.loss(),
              move.expected().stream().map(Point::toString).collect(Collectors.joining(" ")));
      streams.event(event.strip());
      streams.say(MoveQuestion.sentence(move, texts));
    }

    @Override
    public void failed(RefusedException why) {
      streams.say(texts.of(why));
    }
  }

  private final class WeightsAnswer implements HeatMap.Listener {

    @Override
    public void weighed(HeatMap.PlayerWeights weighed) {
      streams.event(EventLines.of(weighed.weights()));
    }

    @Override
    public void failed(String sentence) {
      none("weights.none", sentence);
    }
  }
}
