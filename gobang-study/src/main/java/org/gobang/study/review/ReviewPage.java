package org.gobang.study.review;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.ResourceBundle;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.gobang.api.Move;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;
import org.gobang.api.record.Tags;
import org.gobang.api.review.GameReview;
import org.gobang.api.review.ReviewedMove;
import org.gobang.record.json.JsonText;
import org.gobang.record.page.HtmlPage;
import org.gobang.study.opening.RenjuOpening;

/**
 * Writes reviews as an {@link HtmlPage}: the graph, the list of mistakes, the board, and the better
 * variations.
 */
public final class ReviewPage {

  private static final String BUNDLE = "org.gobang.study.review.ReviewTexts";

  private static final List<Locale> LANGUAGES = List.of(Locale.ENGLISH, Locale.SIMPLIFIED_CHINESE);

  private static final HtmlPage PAGE =
      new HtmlPage(
          "review",
          List.of("review"),
          file -> Objects.requireNonNull(ReviewPage.class.getResourceAsStream(file), file),
          language -> ResourceBundle.getBundle(BUNDLE, language));

  private ReviewPage() {}

  /**
   * A review and the source of its game.
   *
   * @param file the name of the file
   * @param review the review
   */
  public record Reviewed(String file, GameReview review) {}

  /**
   * Writes the page. An existing file is replaced in one step.
   *
   * @param page the file of the page
   * @param language the initial language of the page, English or Chinese; a button changes it
   * @param reviews the reviews, one or more
   * @throws RefusedException if the page cannot be written
   */
  public static void write(Path page, Locale language, List<Reviewed> reviews) {
    PAGE.write(
        page,
        language,
        json -> {
          JsonText.objects(json, "games", reviews, each -> write(each, json));
        });
  }

  private static void write(Reviewed reviewed, JsonGenerator json) throws IOException {
    GameReview review = reviewed.review();
    Map<String, String> tags = review.record().tags();
    json.writeStringField("file", reviewed.file());
    json.writeStringField("board", review.record().rules());
    json.writeNumberField("size", review.record().start().size());
    json.writeStringField("judge", review.player());
    for (String tag : List.of(Tags.BLACK, Tags.WHITE, Tags.DATE, Tags.EVENT, Tags.RESULT)) {
      json.writeStringField(tag, tags.getOrDefault(tag, ""));
    }
    Optional<RenjuOpening> opening = ReviewJson.opening(review);
    texts(json, "opening", each -> opening.map(named -> named.label(each).name()).orElse(""));
    json.writeStringField("setup", stones(review.record().start().stones()));
    json.writeStringField(
        "stones", stones(review.moves().stream().map(ReviewedMove::move).toList()));
    json.writeArrayFieldStart("accuracy");
    for (Stone side : Stone.values()) {
      json.writeNumber(review.accuracy(side).orElse(-1));
    }
    json.writeEndArray();
    JsonText.objects(
        json,
        "moves",
        review.moves(),
        move -> {
          ReviewJson.write(move, json);
          if (move.reason(Locale.ENGLISH).isPresent()) {
            texts(json, "reason", language -> move.reason(language).orElseThrow());
          }
        });
  }

  /** Writes a text in both languages. */
  private static void texts(JsonGenerator json, String name, Function<Locale, String> text)
      throws IOException {
    Map<String, String> all = new LinkedHashMap<>();
    LANGUAGES.forEach(each -> all.put(each.getLanguage(), text.apply(each)));
    JsonText.map(json, name, all);
  }

  /**
   * Returns each move with the letter of its colour, in the form that the script of all pages
   * reads.
   */
  private static String stones(List<? extends Move> moves) {
    return moves.stream()
        .map(move -> (move.stone() == Stone.BLACK ? "B" : "W") + move)
        .collect(Collectors.joining(" "));
  }
}
