package org.gobang.launcher.study;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.gobang.api.review.GameReview;
import org.gobang.launcher.cli.LauncherTexts;
import org.gobang.launcher.cli.StandardOutput;
import org.gobang.record.RecordFiles;
import org.gobang.study.review.ReviewPage;

/** The answers of a command: JSON as the games are done; sentences and tables at the end. */
final class ReviewAnswers {

  private final StandardOutput out;
  private final boolean json;
  private final boolean kept;
  private final boolean folder;
  private final List<String> lines = new ArrayList<>();
  private final List<ReviewPage.Reviewed> reviews = new ArrayList<>();
  private final PlayerTable players = new PlayerTable();

  /**
   * No answers yet.
   *
   * @param json whether the answers are JSON
   * @param kept whether the reviews are written to files at the end
   * @param folder whether each game has its files in a folder: then there is only the table of the
   *     players
   */
  ReviewAnswers(StandardOutput out, boolean json, boolean kept, boolean folder) {
    this.out = out;
    this.json = json;
    this.kept = kept;
    this.folder = folder;
  }

  /** Adds the next game. */
  void add(ReviewDone done) {
    players.add(done.json());
    if (json) {
      out.json(done.json());
    }
    done.review().ifPresent(review -> add(done.game().file(), review));
  }

  private void add(String file, GameReview review) {
    if (!json && !folder) {
      lines.addAll(ReviewTable.lines(file, review));
      lines.add("");
    }
    if (kept) {
      reviews.add(new ReviewPage.Reviewed(file, review));
    }
  }

  /** Writes what is written at the end: of several games, a table by player follows them. */
  void end() {
    if (!json) {
      lines.forEach(out::line);
      if (folder || players.games() > 1) {
        players.lines().forEach(out::line);
      }
    }
  }

  /** Writes the page of all reviews. */
  void writePage(Path page) {
    ReviewPage.write(page, LauncherTexts.language(), reviews);
  }

  /** Writes all games with their reviews in them. */
  void writeRecords(Path file, RecordFiles files) {
    Locale language = LauncherTexts.language();
    files.writeAll(
        reviews.stream().map(each -> each.review().annotated(language)).toList(), file, language);
  }
}
