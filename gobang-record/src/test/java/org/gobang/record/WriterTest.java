package org.gobang.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.gobang.api.Move;
import org.gobang.api.MoveText;
import org.gobang.api.Point;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;
import org.gobang.api.board.Start;
import org.gobang.api.player.Score;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.Node;
import org.gobang.api.record.RecordNote;
import org.gobang.api.record.RecordNote.Marked;
import org.gobang.api.record.Tags;
import org.gobang.record.format.FormattedRecord;
import org.gobang.record.format.RecordMessages;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Tests the content of written files and the reported losses. */
class WriterTest {

  private static Node node(String point, List<RecordNote> notes, Node... next) {
    return new Node(new Move.Place(Stone.BLACK, Point.parse(point)), notes, List.of(next));
  }

  private static GameRecord record(
      Map<String, String> tags, List<RecordNote> notes, Node... lines) {
    return GameRecord.of("renju", Start.empty(15), List.of())
        .withTags(tags)
        .withNotes(notes)
        .withLines(List.of(lines));
  }

  private static GameRecord game(String moves) {
    return GameRecord.of("renju", Start.empty(15), MoveText.parse(moves, Stone.BLACK));
  }

  @Test
  void writesStrictSgf() {
    Map<String, String> tags = new LinkedHashMap<>();
    tags.put(Tags.BLACK, "A]da\\");
    tags.put(Tags.RESULT, "black");
    tags.put(Tags.ENDING, "agreed");
    tags.put("a:b", "1\n2");
    List<RecordNote> notes =
        List.of(
            new RecordNote.Comment("Why: [h8]?"),
            new RecordNote.Spent(Duration.ofMillis(2500)),
            new RecordNote.Evaluated("search", new Score.WinIn(9)),
            new RecordNote.Evaluated("a:b", new Score.Estimate(-3)),
            new Marked(Marked.CROSS, List.of(Point.parse("a1"), Point.parse("o15"))),
            new Marked("1:2", List.of(Point.parse("h8"))),
            new RecordNote.Connected(Point.parse("h8"), Point.parse("a1"), true),
            new RecordNote.Connected(Point.parse("a1"), Point.parse("o15"), false));
    FormattedRecord written =
        TextFormat.SGF.write(record(tags, List.of(), node("h8", notes)), List.of(0));
    assertThat(written.losses()).isEmpty();
    assertThat(written.text().replaceFirst("AP\\[Gobang:[^]]+]", ""))
        .isEqualTo(
            """
            (;FF[4]GM[4]CA[UTF-8]SZ[15]RU[Renju]PB[A\\]da\\\\]TAG[ending:agreed]TAG[a\\:b:1
            2]RE[B+]
            ;B[hh]C[Why: [h8\\]?]EMT[2.5]EVAL[search:win 9][a\\:b:-3]MA[ao][oa]LB[hh:1\\:2]AR[hh:ao]LN[ao:oa])
            """);
  }

  @Test
  void writesTheCurrentLineFirstInSgf() {
    GameRecord tree =
        record(
            Map.of(),
            List.of(),
            node("a1", List.of()),
            node("b1", List.of(), node("c1", List.of())));
    assertThat(TextFormat.SGF.write(tree, List.of(1, 0)).text())
        .endsWith("\n\n(;B[bo];B[co])\n(;B[ao]))\n");
    assertThat(TextFormat.SGF.write(tree, List.of(1)).text())
        .endsWith("\n\n(;B[bo]\n(;)\n(;B[co]))\n(;B[ao]))\n");
    assertThat(TextFormat.SGF.write(tree, List.of(1)).losses()).isEmpty();
    assertThat(TextFormat.SGF.write(tree, List.of()).text())
        .endsWith("\n\n(;)\n(;B[ao])\n(;B[bo];B[co]))\n");
  }

  @Test
  void reportsChangesInSgf() {
    List<RecordNote> notes =
        List.of(
            new RecordNote.Comment("one"),
            new RecordNote.Comment("two"),
            new Marked("a\r\nb", List.of(Point.parse("h8"))),
            new Marked(Marked.CIRCLE, List.of(Point.parse("y25"), Point.parse("a1"))),
            new RecordNote.Connected(Point.parse("a1"), Point.parse("y25"), true));
    FormattedRecord written = TextFormat.SGF.write(record(Map.of(), notes), List.of());
    assertThat(written.text()).contains("C[one\n\ntwo]CR[ao]LB[hh:a b]");
    assertThat(written.losses())
        .containsExactly(
            RecordMessages.of("lost.lines"),
            RecordMessages.of("lost.outside"),
            RecordMessages.of("lost.joined"));
  }

  @Test
  void reportsContentOmittedByOneLineFormats() {
    List<RecordNote> notes =
        List.of(new RecordNote.Comment("one"), new RecordNote.Spent(Duration.ofMillis(7)));
    Map<String, String> tags =
        Map.of(Tags.BLACK, "Ada", Tags.WHITE, "-1", Tags.EVENT, "Final", Tags.RESULT, "draw");
    GameRecord record = record(tags, List.of(), node("h8", notes), node("a1", List.of()));
    FormattedRecord psq = TextFormat.PSQ.write(record, List.of(0));
    assertThat(psq.text()).isEqualTo("Piskvorky 15x15, 0:0, 0\r\n8,8,7\r\nAda\r\nhomo-2\r\n");
    assertThat(RecordMessages.in(Locale.ROOT, psq.losses()))
        .containsExactly(
            "The rules (renju) are not stored.",
            "Variations are not stored.",
            "The comments are not stored.",
            "The players’ names are not stored.",
            "The result is not stored.",
            "These tags are not stored: \"event\".");
    assertThat(TextFormat.TEXT.write(record, List.of(0)).losses()).isEqualTo(psq.losses());
  }

  @ParameterizedTest
  @CsvSource({"line, 0", "board-full, 0", "resigned, 1", "overstepped, 0", "foul, 1"})
  void losesOnlyAResultThatTheMovesDoNotShow(String ending, int lost) {
    Map<String, String> tags =
        Map.of(Tags.WHITE, "Search", Tags.RESULT, "white", Tags.ENDING, ending);
    List<RecordNote> measured =
        List.of(
            new RecordNote.Spent(Duration.ofNanos(1_234_567)),
            new RecordNote.Evaluated("search", new Score.Estimate(3)));
    GameRecord game =
        GameRecord.of("freestyle", Start.empty(15), List.of())
            .withTags(tags)
            .withLines(
                List.of(
                    node(
                        "h8",
                        measured,
                        new Node(
                            new Move.Place(Stone.WHITE, Point.parse("h9")), measured, List.of()))));
    assertThat(TextFormat.PSQ.write(game, game.mainLine()).losses())
        .isEqualTo(lost == 0 ? List.of() : List.of(RecordMessages.of("lost.result")));
    // The game was won after the last written move.
    assertThat(TextFormat.PSQ.write(game, List.of(0)).losses())
        .contains(RecordMessages.of("lost.variations"));
  }

  @ParameterizedTest
  @CsvSource({
    "overstepped, white, h8 h9, 15, 1",
    "overstepped, black, h8 h9, 0, 2",
    "crashed, black, h8, -2, 1",
    "line, black, h8, 0, 1",
    "abandoned, nobody, h8, 0, 2",
  })
  void writesAPsqCodeForFailuresOfTheSideToMove(
      String ending, String winner, String moves, String code, int leftOut) {
    Map<String, String> tags = Map.of(Tags.RESULT, winner, Tags.ENDING, ending);
    GameRecord game = game(moves);
    GameRecord ended =
        GameRecord.of("renju", game.start(), List.of()).withTags(tags).withLines(game.lines());
    FormattedRecord written = TextFormat.PSQ.write(ended, ended.mainLine());
    assertThat(written.text()).endsWith(",0\r\n" + code + "\r\n");
    assertThat(written.losses()).hasSize(leftOut);
  }

  @ParameterizedTest
  @EnumSource
  void rejectsAMissingPath(TextFormat format) {
    assertThatIllegalArgumentException().isThrownBy(() -> format.write(game("h8"), List.of(1)));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "PSQ | h8 pass | .psq files cannot store move 2 (pass): passes are not supported",
        "PSQ | y25 | .psq files cannot store move 1 (y25): outside a 15×15 board",
        "TEXT | h8 y25 | .txt files cannot store move 2 (y25): outside a 15×15 board",
        "SGF | h8 y25 | y25 is outside a 15×15 board"
      })
  void refusesUnsupportedContent(TextFormat format, String moves, String sentence) {
    GameRecord record = game(moves);
    assertThatThrownBy(() -> format.write(record, record.mainLine()))
        .isInstanceOf(RefusedException.class)
        .hasMessage(sentence);
  }

  @Test
  void requiresSgfForSetUpsAndSidesOutOfTurn() {
    GameRecord twice = record(Map.of(), List.of(), node("h8", List.of(), node("h9", List.of())));
    GameRecord white = GameRecord.of("renju", new Start(15, List.of(), Stone.WHITE), List.of());
    for (TextFormat format : List.of(TextFormat.PSQ, TextFormat.TEXT)) {
      assertThatThrownBy(() -> format.write(twice, List.of(0, 0)))
          .hasMessageEndingWith("cannot store move 2 (h9): the sides must move in turn");
      assertThatThrownBy(() -> format.write(white, List.of()))
          .hasMessageEndingWith("cannot store a set-up");
    }
    assertThat(TextFormat.SGF.write(white, List.of()).text()).contains("PL[W]");
  }
}
