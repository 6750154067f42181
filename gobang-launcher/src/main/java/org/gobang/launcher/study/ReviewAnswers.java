package org.gobang.launcher.study;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.gobang.api.review.GameReview;
import org.gobang.launcher.cli.ErrorOutput;
import org.gobang.launcher.cli.LauncherTexts;
import org.gobang.launcher.cli.StandardOutput;
import org.gobang.record.RecordFiles;
import org.gobang.study.review.ReviewPage;

/**
 * Writes the output of {@code gobang review}: JSON after each game; sentences, tables and files at
 * the end.
 */
final class ReviewAnswers {

  private final StandardOutput out;
  private final ErrorOutput err;
  private final RecordFiles files;
  private final boolean json;
  private final Optional<Path> page;
  private final Optional<Path> record;
  private final List<String> lines = new ArrayList<>();
  private final List<ReviewPage.Reviewed> reviews = new ArrayList<>();
  private final PlayerTable players = new PlayerTable();

  /**
   * Creates output without games.
   *
   * @param err receives the content that the file of the games lacks
   * @param json whether the answers are JSON
   * @param page the page of all reviews; empty for none
   * @param record the file of all annotated games; empty for none
   */
  ReviewAnswers(
      StandardOutput out,
      ErrorOutput err,
      RecordFiles files,
      boolean json,
      Optional<Path> page,
      Optional<Path> record) {
    this.out = out;
    this.err = err;
    this.files = files;
    this.json = json;
    this.page = page;
    this.record = record;
  }

  /**
   * Adds a reviewed game.
   *
   * @param hasFiles whether the game has output files; if true, it is included only in the table of
   *     players
   */
  void add(ReviewDone done, boolean hasFiles) {
    players.add(done.json());
    if (json) {
      out.json(done.json());
    }
    done.review().ifPresent(review -> add(done.game().file(), review, hasFiles));
  }

  private void add(String file, GameReview review, boolean hasFiles) {
    if (!json && !hasFiles) {
      lines.addAll(ReviewTable.lines(file, review));
      lines.add("");
    }
    if (page.isPresent() || record.isPresent()) {
      reviews.add(new ReviewPage.Reviewed(file, review));
    }
  }

  /** Writes the final output. For several games, it ends with a table by player. */
  void end() {
    if (!json) {
      lines.forEach(out::line);
      if (players.games() > 1 || (lines.isEmpty() && players.games() > 0)) {
        players.lines().forEach(out::line);
      }
    }
    if (!reviews.isEmpty()) {
      Locale language = LauncherTexts.language();
      page.ifPresent(file -> ReviewPage.write(file, language, reviews));
      record.ifPresent(file -> write(file, language));
    }
  }

  private void write(Path file, Locale language) {
    files
        .writeAll(
            reviews.stream().map(each -> each.review().annotated(language)).toList(),
            file,
            language)
        .forEach(lost -> err.note(file, lost));
  }
}
