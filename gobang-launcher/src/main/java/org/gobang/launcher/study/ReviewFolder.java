package org.gobang.launcher.study;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.gobang.api.RefusedException;
import org.gobang.api.review.GameReview;
import org.gobang.launcher.cli.ErrorOutput;
import org.gobang.launcher.cli.LauncherTexts;
import org.gobang.launcher.cli.OutputFiles;
import org.gobang.record.RecordFiles;
import org.gobang.record.file.AtomicFile;
import org.gobang.record.json.JsonFields;
import org.gobang.study.review.ReviewPage;

/**
 * An output folder with three files per game: the review as JSON, the annotated game and a page.
 * The JSON is written last, so a game with JSON is complete.
 */
record ReviewFolder(Path folder, RecordFiles files, ErrorOutput err) {

  private static final String SETTINGS = ".settings.json";

  /**
   * Opens or creates a folder. Creates it if necessary.
   *
   * @throws RefusedException if it cannot be created, or contains reviews with other settings
   */
  static ReviewFolder open(
      Path folder, ReviewSettings settings, RecordFiles files, ErrorOutput err) {
    Path file = folder.resolve(SETTINGS);
    try {
      Files.createDirectories(folder);
      if (!Files.exists(file)) {
        AtomicFile.write(file, settings.json() + "\n");
      } else if (!Files.readString(file).strip().equals(settings.json())) {
        throw new RefusedException(LauncherTexts.of("review.other.settings", folder));
      } else {
        AtomicFile.check(file);
      }
    } catch (IOException e) {
      throw OutputFiles.unwritten(file, e);
    }
    return new ReviewFolder(folder, files, err);
  }

  /** Returns the existing review of a game as JSON; empty if there is none. */
  Optional<String> done(ReviewedGame game) {
    Path file = json(game);
    try {
      return Files.exists(file)
          ? Optional.of(Files.readString(file).strip()).filter(json -> isOf(json, game))
          : Optional.empty();
    } catch (IOException e) {
      throw OutputFiles.unwritten(file, e);
    }
  }

  /**
   * Returns whether a review belongs to a game. Another file may have had the name, or the game may
   * have changed.
   */
  private static boolean isOf(String review, ReviewedGame game) {
    try {
      JsonNode json = JsonFields.parse(review);
      List<String> reviewed = new ArrayList<>();
      json.path("moves").forEach(move -> reviewed.add(move.path("point").asText()));
      List<String> moves =
          game.record().follow(game.record().mainLine()).stream()
              .map(node -> node.move().toString())
              .toList();
      return json.path("file").asText().equals(game.file()) && reviewed.equals(moves);
    } catch (JsonProcessingException damaged) {
      return false;
    }
  }

  /** Writes the files of a game if they do not exist. */
  void keep(ReviewDone done) {
    done.review().ifPresent(review -> write(done.game(), review, done.json()));
  }

  private void write(ReviewedGame game, GameReview review, String json) {
    Locale language = LauncherTexts.language();
    Path record = folder.resolve(game.name() + ".sgf");
    files
        .write(review.annotated(language), review.path(), record, language)
        .forEach(lost -> err.note(record, lost));
    ReviewPage.write(
        folder.resolve(game.name() + ".html"),
        language,
        List.of(new ReviewPage.Reviewed(game.file(), review)));
    Path file = json(game);
    try {
      AtomicFile.write(file, json + "\n");
    } catch (IOException e) {
      throw OutputFiles.unwritten(file, e);
    }
  }

  private Path json(ReviewedGame game) {
    return folder.resolve(game.name() + ".json");
  }
}
