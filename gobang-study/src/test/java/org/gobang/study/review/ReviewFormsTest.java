package org.gobang.study.review;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.ResourceBundle;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.gobang.api.Stone;
import org.gobang.api.player.Score;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.Node;
import org.gobang.api.record.RecordNote;
import org.gobang.api.record.Tags;
import org.gobang.api.review.GameReview;
import org.gobang.record.json.JsonText;
import org.gobang.study.StudyBoards;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests the forms of a review: JSON, record and page. */
class ReviewFormsTest {

  private static final String EVIL = "</script><b>Ada</b>";

  @TempDir private Path folder;

  /** White does not stop an open three at move 6, and Black misses the win at move 7. */
  private static GameReview review() throws InterruptedException {
    return review(
        StudyBoards.game("freestyle", "h8 h1 i8 j1 j8 l1 o15")
            .withTags(Map.of(Tags.BLACK, EVIL, Tags.WHITE, "Bob")));
  }

  private static GameReview review(GameRecord record) throws InterruptedException {
    ScriptedJudge judge =
        new ScriptedJudge()
            .at(5, 0.45, "k8 a2")
            .at(6, new Score.WinIn(3), "g8 f8 k8")
            .at(7, 0.3, "g8");
    return new GameReviewer("judge", judge, ScriptedJudge.BUDGET)
        .review(
            record,
            record.mainLine(),
            StudyBoards.empty("freestyle"),
            List.of(Stone.BLACK, Stone.WHITE),
            (done, planned) -> {});
  }

  private static JsonNode json(Locale language) throws Exception {
    GameReview review = review();
    return new ObjectMapper()
        .readTree(JsonText.object(fields -> ReviewJson.write(review, "g.sgf", language, fields)));
  }

  @Test
  void jsonHasAnEntryForEveryMove() throws Exception {
    JsonNode json = json(Locale.ENGLISH);
    assertThat(json.path("file").asText()).isEqualTo("g.sgf");
    assertThat(json.path("board").asText()).isEqualTo("freestyle");
    assertThat(json.path("size").asInt()).isEqualTo(15);
    assertThat(json.path("accuracy").path("black").asDouble()).isBetween(1.0, 99.0);
    assertThat(json.path("moves")).hasSize(7);
    JsonNode sixth = json.path("moves").path(5);
    List<String> keys = new ArrayList<>();
    sixth.fieldNames().forEachRemaining(keys::add);
    assertThat(keys)
        .containsExactly(
            "move",
            "point",
            "side",
            "winBefore",
            "winAfter",
            "loss",
            "class",
            "best",
            "line",
            "reason");
    assertThat(sixth.path("move").asInt()).isEqualTo(6);
    assertThat(sixth.path("point").asText()).isEqualTo("l1");
    assertThat(sixth.path("side").asText()).isEqualTo("white");
    assertThat(sixth.path("loss").asDouble()).isEqualTo(0.45);
    assertThat(sixth.path("class").asText()).isEqualTo("missed-defence");
    assertThat(sixth.path("best").asText()).isEqualTo("k8");
    assertThat(sixth.path("line").path(1).asText()).isEqualTo("a2");
    assertThat(json.path("moves").path(6).path("class").asText()).isEqualTo("missed-win");
  }

  @Test
  void includesTheNameOfTheOpening() throws Exception {
    assertThat(json(Locale.ENGLISH).has("opening")).isFalse();
    GameReview review =
        new GameReviewer("judge", new ScriptedJudge(), ScriptedJudge.BUDGET)
            .review(
                StudyBoards.game("renju", "h8 h9 i9"),
                List.of(0, 0, 0),
                StudyBoards.empty("renju"),
                List.of(Stone.BLACK),
                (done, planned) -> {});
    String json = JsonText.object(fields -> ReviewJson.write(review, "g", Locale.ENGLISH, fields));
    assertThat(json).contains("\"opening\":\"kagetsu\"");
  }

  @Test
  void translatesOnlyReasons() throws Exception {
    JsonNode english = json(Locale.ENGLISH);
    JsonNode chinese = json(Locale.SIMPLIFIED_CHINESE);
    assertThat(chinese.path("moves").path(6).path("class"))
        .isEqualTo(english.path("moves").path(6).path("class"));
    assertThat(english.path("moves").path(6).path("reason").asText())
        .isEqualTo("Black wins by continuous fours (VCF) in 3 plies: g8 f8 k8");
    assertThat(chinese.path("moves").path(6).path("reason").asText())
        .isEqualTo("黑方有 VCF（连续冲四），3 手胜：g8 f8 k8");
  }

  @Test
  void recordContainsTheGameAndBetterLines() throws Exception {
    GameReview review = review();
    GameRecord record = review.annotated(Locale.ENGLISH);
    assertThat(record.tags()).isEqualTo(review.record().tags());
    List<Node> line = record.follow(record.mainLine());
    assertThat(line)
        .extracting(Node::move)
        .hasSize(7)
        .isEqualTo(
            review.record().follow(review.record().mainLine()).stream().map(Node::move).toList());
    assertThat(line.get(5).notes())
        .contains(new RecordNote.Evaluated("judge", new Score.WinIn(3)))
        .contains(
            new RecordNote.Comment(
                "missed defence (−45%): leaves the open three at h8–j8 unanswered, so Black wins by continuous fours (VCF) in 3 plies:"
                    + " g8 f8 k8"));
    Node better = line.get(5 - 1).next().get(1);
    assertThat(better).hasToString("k8 a2");
    assertThat(better.notes()).containsExactly(new RecordNote.Comment("better: k8 a2"));
    assertThat(line.get(0).next()).as("no variation beside a good move").hasSize(1);
  }

  @Test
  void secondReviewDoesNotDuplicateNotes() throws Exception {
    GameRecord once = review().annotated(Locale.ENGLISH);
    assertThat(review(once).annotated(Locale.ENGLISH)).isEqualTo(once);
  }

  @Test
  void pageIsSelfContainedAndEscapesNames() throws Exception {
    Path file = folder.resolve("review.html");
    ReviewPage.write(file, Locale.ENGLISH, List.of(new ReviewPage.Reviewed("g.sgf", review())));
    String page = Files.readString(file);
    assertThat(page)
        .contains("default-src 'none'")
        .doesNotContain("innerHTML")
        .doesNotContain(EVIL);
    assertThat(page.replace("http://www.w3.org/2000/svg", "")).doesNotContain("://");
    JsonNode game = data(page).path("games").path(0);
    assertThat(game.path("black").asText()).isEqualTo(EVIL);
    assertThat(game.path("stones").asText()).startsWith("Bh8 Wh1 Bi8");
    assertThat(game.path("moves").path(5).path("reason").path("zh").asText()).contains("活三");
  }

  private static JsonNode data(String page) throws IOException {
    Matcher data = Pattern.compile("id=\"data\">(.*?)</script>", Pattern.DOTALL).matcher(page);
    assertThat(data.find()).isTrue();
    return new ObjectMapper().readTree(data.group(1));
  }

  @Test
  void everyTextExistsInBothLanguages() throws Exception {
    ResourceBundle english =
        ResourceBundle.getBundle("org.gobang.study.review.ReviewTexts", Locale.ENGLISH);
    ResourceBundle chinese =
        ResourceBundle.getBundle("org.gobang.study.review.ReviewTexts", Locale.SIMPLIFIED_CHINESE);
    for (String key : english.keySet()) {
      assertThat(chinese.getString(key)).as(key).isNotEqualTo(english.getString(key));
    }
    Path file = folder.resolve("words.html");
    ReviewPage.write(file, Locale.ENGLISH, List.of());
    Matcher said = Pattern.compile("say\\(\"([a-z.]+)\"[,)]").matcher(Files.readString(file));
    while (said.find()) {
      assertThat(english.containsKey(said.group(1))).as(said.group(1)).isTrue();
    }
  }
}
