package org.gobang.ui.console.pipe;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import org.gobang.api.MoveText;
import org.gobang.api.Point;
import org.gobang.api.Printable;
import org.gobang.api.ProviderSpec;
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
import org.gobang.presentation.advice.HeatMap;
import org.gobang.presentation.advice.Hint;
import org.gobang.presentation.advice.Hints;
import org.gobang.presentation.position.ShownPosition;
import org.gobang.presentation.review.MistakeReview;
import org.gobang.presentation.teaching.MoveQuestion;
import org.gobang.presentation.update.UpdatesPage;
import org.gobang.ui.console.table.TypedFiles;

/** Responds to commands that do not change the game. */
final class QueryResponder implements AutoCloseable {

  private final PipeContext context;
  private final Hints hints;
  private final HeatMap heatMap;
  private final MoveQuestion whyNot;

  /** The running review, update or check. Another one can start only after it has completed. */
  private Optional<RunningTask<?>> running = Optional.empty();

  QueryResponder(PipeContext context) {
    this.context = context;
    this.hints = new Hints(context.shared());
    this.heatMap =
        new HeatMap(context.shared(), this::weighed, sentence -> none("weights.none", sentence));
    this.whyNot = new MoveQuestion(context.shared(), this::answered, context::refuse);
  }

  /** Returns whether a response is pending. */
  boolean isPending() {
    return hints.asked() || heatMap.asked() || whyNot.asked();
  }

  @Override
  public void close() {
    hints.close();
    heatMap.close();
    whyNot.close();
    running.ifPresent(RunningTask::close);
  }

  /** Requests a hint and writes it. */
  void hint(GameState now) {
    refuseIfOver(now);
    hints.ask(
        now,
        new Hints.Reply() {
          @Override
          public void chosen(String key) {
            context.event("hint %s", key);
            context.say("hint.choice", context.describer().choice(now, key));
          }

          @Override
          public void given(Hint hint) {
            write(hint);
          }

          @Override
          public void failed(String sentence) {
            none("hint.none", sentence);
          }

          @Override
          public void late() {
            context.say("judge.late");
          }
        });
  }

  /** Requests the weights of the points and writes them. */
  void weights(GameState now) {
    refuseIfOver(now);
    heatMap.show(HeatMap.Source.OfGame.ANY, now);
  }

  void moves(GameState now) {
    context.event("moves %s", MoveText.write(now.board().moves()));
  }

  void history() {
    context.deliver(
        context.files().records().finished(),
        finished -> {
          if (finished.isEmpty()) {
            context.say("history.none");
          }
          finished.forEach(
              file -> context.streams().event("history " + Printable.of(file.toString())));
        });
  }

  void checkForUpdates() {
    RunningTask<UpdateReport> begun = context.workbench().require(Updates.class).check();
    running = Optional.of(begun);
    context.deliver(
        begun.result(),
        report -> {
          Release latest = report.latest();
          if (report.newer()) {
            context.event("update %s %s %s", latest.version(), latest.date(), latest.page());
          } else {
            context.event("update none");
          }
          String gobang = context.texts().of("gobang");
          context.streams().say(UpdatesPage.sentence(report, gobang, context.texts()));
        });
  }

  /** Requests the continuation after a stone on a point and writes it. */
  void whyNot(Optional<Point> at, ShownPosition about, GameState shown) {
    whyNot.ask(about, shown, at.orElseThrow(() -> context.refusal("why.where")));
  }

  /** Reviews the current line. No input is read until the review is complete. */
  void review(GameState now, List<Integer> line) {
    RunningTask<GameReview> begun = MistakeReview.begin(context.shared(), now, line, part -> {});
    running = Optional.of(begun);
    List<Stone> people = MistakeReview.people(now, context.workbench().plugins());
    context.deliver(begun.result(), made -> reviewed(made, people));
  }

  /**
   * Writes all mistakes of a review. The reasons go to standard error, because the event format is
   * fixed.
   */
  private void reviewed(GameReview made, List<Stone> people) {
    for (ReviewedMove move : made.moves()) {
      if (move.type().isFault()) {
        mistake(move);
        move.reason(context.texts().locale()).ifPresent(context.streams()::say);
      }
    }
    context.event("reviewed%s%s", accuracy(made, Stone.BLACK), accuracy(made, Stone.WHITE));
    context
        .workbench()
        .service(Problems.class)
        .map(problems -> problems.keep(made, people))
        .ifPresent(kept -> context.deliver(kept, count -> context.event("problems %s", count)));
  }

  private void mistake(ReviewedMove move) {
    context.event(
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
   * Writes the moves played in a position.
   *
   * @param file the file or folder to import first; blank for none
   */
  void explore(String file, GameState now) {
    Explorer explorer = context.workbench().require(Explorer.class);
    RunningTask<IndexSummary> begun =
        file.isEmpty()
            ? explorer.update(games -> {})
            : explorer.importGames(List.of(TypedFiles.path(file, context.texts())), games -> {});
    running = Optional.of(begun);
    context.deliver(
        begun.result(),
        made -> {
          made.problems().forEach(context.streams()::say);
          explored(now);
        },
        refused -> {
          context.refuse(refused);
          explored(now);
        });
  }

  private void explored(GameState now) {
    context.deliver(
        context.workbench().require(Explorer.class).explore(now.board(), 0),
        found -> {
          for (ExploredMove move : found.moves()) {
            context.streams().event(EventLines.explored(move.point(), move.results()));
          }
          context.streams().event(EventLines.explored("all", found.results()));
        });
  }

  /** Opens an interface, or lists the available ones if the text is blank. */
  void openFrontEnd(String spec) {
    if (spec.isEmpty()) {
      context.deliver(
          context.workbench().require(UserInterfaces.class).available(),
          found -> found.forEach(each -> context.event("ui %s", each.id())));
    } else {
      context.deliver(
          context.workbench().require(UserInterfaces.class).open(ProviderSpec.parse(spec)),
          found -> context.event("opened %s", found.id()));
    }
  }

  void save(String file, boolean replaces, GameState now) {
    if (file.isEmpty()) {
      throw context.refusal("save.where");
    }
    if (!replaces && context.files().isForeign(file)) {
      throw context.refusal("save.foreign", Printable.of(file));
    }
    context.deliver(
        context.files().save(now.record(), now.mainLine(), file),
        leftOut -> {
          leftOut.forEach(context.streams()::say);
          context.streams().event("saved " + file);
        });
  }

  void refuseIfOver(GameState now) {
    if (now.result().isPresent()) {
      throw context.refusal("refused.game-over");
    }
  }

  /** Writes a hint. The reason goes to standard error, because the event format is fixed. */
  void write(Hint hint) {
    context.event("hint %s", hint.point());
    context.streams().say(hint.sentence(context.texts()));
  }

  private void none(String key, String sentence) {
    context.streams().say(sentence.isBlank() ? context.texts().of(key) : sentence);
  }

  /** Writes the continuation after a move. The description goes to standard error. */
  private void answered(ReviewedMove move) {
    context.event(
        "why %s %s %.2f %.2f%s",
        move.move(),
        move.type().word(),
        move.winAfter(),
        move.loss(),
        EventLines.points(move.expected()));
    context.streams().say(MoveQuestion.sentence(move, context.texts()));
  }

  private void weighed(HeatMap.PlayerWeights weighed) {
    context.streams().event(EventLines.of(weighed.weights()));
  }
}
