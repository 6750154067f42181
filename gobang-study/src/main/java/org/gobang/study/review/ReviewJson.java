package org.gobang.study.review;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import org.gobang.api.Stone;
import org.gobang.api.record.Tags;
import org.gobang.api.review.GameReview;
import org.gobang.api.review.ReviewedMove;
import org.gobang.record.json.JsonText;
import org.gobang.study.opening.RenjuOpening;

/**
 * The JSON form of a review. Keys and classes are never translated; reasons are in one language.
 */
public final class ReviewJson {

  private ReviewJson() {}

  /**
   * Writes the fields of a review.
   *
   * @param review the review
   * @param file the name of the file of the game
   * @param language the language of the reasons
   * @param json the generator, within an object
   * @throws IOException if the generator fails
   */
  public static void write(GameReview review, String file, Locale language, JsonGenerator json)
      throws IOException {
    json.writeStringField("file", file);
    json.writeStringField("board", review.record().rules());
    json.writeNumberField("size", review.record().start().size());
    Optional<RenjuOpening> opening = opening(review);
    if (opening.isPresent()) {
      json.writeStringField("opening", opening.get().word());
    }
    JsonText.object(json, "players", fields -> players(review.record().tags(), fields));
    JsonText.object(
        json,
        "accuracy",
        fields -> {
          for (Stone side : Stone.values()) {
            accuracy(fields, side.word(), review.accuracy(side));
          }
        });
    JsonText.objects(
        json,
        "moves",
        review.moves(),
        move -> {
          write(move, json);
          Optional<String> reason = move.reason(language);
          if (reason.isPresent()) {
            json.writeStringField("reason", reason.get());
          }
        });
  }

  /** Returns the opening of a game, if it has a name. */
  static Optional<RenjuOpening> opening(GameReview review) {
    return RenjuOpening.of(
        review.record().start(), review.moves().stream().map(ReviewedMove::move).toList());
  }

  /** Writes the known names. */
  private static void players(Map<String, String> tags, JsonGenerator json) throws IOException {
    for (String side : List.of(Tags.BLACK, Tags.WHITE)) {
      if (tags.containsKey(side)) {
        json.writeStringField(side, tags.get(side));
      }
    }
  }

  private static void accuracy(JsonGenerator json, String side, OptionalDouble accuracy)
      throws IOException {
    if (accuracy.isPresent()) {
      number(json, side, accuracy.getAsDouble(), 1);
    }
  }

  /** Writes the fields of a move except the reason. */
  static void write(ReviewedMove move, JsonGenerator json) throws IOException {
    json.writeNumberField("move", move.number());
    json.writeStringField("point", move.move().toString());
    json.writeStringField("side", move.side().word());
    number(json, "winBefore", move.winBefore(), 4);
    number(json, "winAfter", move.winAfter(), 4);
    number(json, "loss", move.loss(), 4);
    json.writeStringField("class", move.type().word());
    if (move.best().isPresent()) {
      json.writeStringField("best", move.best().get().toString());
      JsonText.strings(json, "line", move.line());
    }
  }

  private static void number(JsonGenerator json, String name, double value, int digits)
      throws IOException {
    json.writeNumberField(name, BigDecimal.valueOf(value).setScale(digits, RoundingMode.HALF_EVEN));
  }
}
