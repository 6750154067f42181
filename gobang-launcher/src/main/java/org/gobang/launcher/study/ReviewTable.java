package org.gobang.launcher.study;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.Set;
import org.gobang.api.Stone;
import org.gobang.api.record.Tags;
import org.gobang.api.review.GameReview;
import org.gobang.api.review.ReviewedMove;
import org.gobang.launcher.cli.LauncherTexts;
import org.gobang.launcher.cli.TextColumns;
import org.gobang.presentation.text.Formats;
import org.gobang.study.review.ReviewText;

/** A review as text for users: the accuracy of both sides and the mistakes by size. */
final class ReviewTable {

  private ReviewTable() {}

  static List<String> lines(String file, GameReview review) {
    Map<String, String> tags = review.record().tags();
    List<String> lines = new ArrayList<>();
    lines.add(
        LauncherTexts.of(
            "review.game",
            file,
            name(tags, Tags.BLACK, Stone.BLACK),
            name(tags, Tags.WHITE, Stone.WHITE),
            review.record().rules(),
            review.moves().size()));
    for (Stone side : Stone.values()) {
      OptionalDouble accuracy = review.accuracy(side);
      if (accuracy.isPresent()) {
        lines.add(
            LauncherTexts.of(
                "review.accuracy", side(side), Formats.decimal(accuracy.getAsDouble(), 1)));
      }
    }
    List<ReviewedMove> faults = review.faults();
    if (faults.isEmpty()) {
      lines.add(new ReviewText(LauncherTexts.language()).noFaults());
      return lines;
    }
    ReviewText words = new ReviewText(LauncherTexts.language());
    List<List<String>> rows = new ArrayList<>();
    for (ReviewedMove fault : faults) {
      rows.add(
          List.of(
              fault.number() + ".",
              fault.move().toString(),
              side(fault.side()),
              "-" + Formats.percent(fault.loss()),
              words.of(fault.type()),
              LauncherTexts.of("review.better", fault.best().orElseThrow()),
              fault.reason(LauncherTexts.language()).orElse("")));
    }
    lines.addAll(TextColumns.aligned(rows, Set.of(1, 2, 4, 5, 6)));
    return lines;
  }

  private static String name(Map<String, String> tags, String tag, Stone side) {
    return tags.getOrDefault(tag, side(side));
  }

  static String side(Stone side) {
    return new ReviewText(LauncherTexts.language()).of(side);
  }
}
