package org.gobang.launcher.study;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.gobang.api.RefusedException;
import org.gobang.api.review.GameReview;
import org.gobang.launcher.arena.InterruptHook;
import org.gobang.launcher.cli.ErrorOutput;
import org.gobang.launcher.cli.LauncherTexts;
import org.gobang.launcher.cli.ProgressDisplay;
import org.gobang.launcher.cli.RefusalSentence;
import org.gobang.record.json.JsonText;
import org.gobang.study.review.ReviewJson;
import org.gobang.workbench.Host;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Reviews games, several in parallel.
 *
 * @param host the host of the plugins
 * @param reviews reviews the games
 * @param err receives the progress and the reasons for games that cannot be reviewed
 */
record ReviewRun(Host host, Reviews reviews, ErrorOutput err) {

  private static final Logger LOG = LoggerFactory.getLogger(ReviewRun.class);

  /** The time limit for workers to end after an interrupt. */
  private static final Duration TO_END = Duration.ofSeconds(10);

  /**
   * Reviews games until all are done or the user presses Ctrl+C.
   *
   * @param folder the output folder, if any
   * @param answers receives the reviews in the order of the games, as they are done
   * @return whether all of them were reviewed
   */
  boolean review(List<ReviewedGame> games, Optional<ReviewFolder> folder, ReviewAnswers answers)
      throws InterruptedException {
    ExecutorService workers = Executors.newFixedThreadPool(reviews.atATime());
    ReviewProgress progress = new ReviewProgress(games.size(), reviews::workers);
    List<Future<ReviewDone>> running =
        games.stream().map(game -> workers.submit(() -> review(game, folder, progress))).toList();
    InterruptHook hook =
        InterruptHook.install(host, () -> running.forEach(review -> review.cancel(true)));
    try {
      int done = 0;
      ProgressDisplay display = ProgressDisplay.show(progress::now, err);
      try {
        for (int i = 0; i < games.size(); i++) {
          Optional<ReviewDone> review = await(running.get(i), games.get(i));
          review.ifPresent(each -> display.beside(() -> answers.add(each, folder.isPresent())));
          done += review.isPresent() ? 1 : 0;
        }
      } finally {
        workers.shutdownNow();
        display.end();
      }
      // Before the hook is removed, because an interrupted process ends then.
      answers.end();
      return workers.awaitTermination(TO_END.toNanos(), TimeUnit.NANOSECONDS)
          && done == games.size();
    } finally {
      hook.remove();
    }
  }

  private Optional<ReviewDone> await(Future<ReviewDone> running, ReviewedGame game)
      throws InterruptedException {
    try {
      return Optional.of(running.get());
    } catch (CancellationException interrupted) {
      return Optional.empty();
    } catch (ExecutionException failed) {
      Throwable why = failed.getCause() == null ? failed : failed.getCause();
      if (why instanceof RefusedException refused) {
        err.say(game.file() + ": " + RefusalSentence.of(refused), why);
      } else {
        LOG.error("The review of {} failed", game.file(), why);
        err.say(game.file() + ": " + why, why);
      }
      return Optional.empty();
    }
  }

  private ReviewDone review(
      ReviewedGame game, Optional<ReviewFolder> folder, ReviewProgress progress)
      throws InterruptedException {
    Optional<String> before = folder.flatMap(kept -> kept.done(game));
    ReviewDone done =
        before.isPresent()
            ? new ReviewDone(game, before.get(), Optional.empty())
            : review(game, progress);
    folder.ifPresent(kept -> kept.keep(done));
    if (before.isPresent()) {
      progress.gameKept();
    } else {
      progress.gameDone();
    }
    return done;
  }

  private ReviewDone review(ReviewedGame game, ReviewProgress progress)
      throws InterruptedException {
    GameReview review = reviews.review(game, progress);
    String json =
        JsonText.object(
            fields -> ReviewJson.write(review, game.file(), LauncherTexts.language(), fields));
    return new ReviewDone(game, json, Optional.of(review));
  }
}
