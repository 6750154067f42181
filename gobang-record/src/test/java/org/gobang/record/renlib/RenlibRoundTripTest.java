package org.gobang.record.renlib;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.gobang.api.LocalizedText;
import org.gobang.api.Move;
import org.gobang.api.MoveText;
import org.gobang.api.Point;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;
import org.gobang.api.board.Start;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.Node;
import org.gobang.api.record.RecordNote;
import org.gobang.record.format.ParsedRecord;
import org.gobang.record.format.RecordMessages;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests that RenLib files are the same after writing and reading. */
class RenlibRoundTripTest {

  private final ByteArrayOutputStream out = new ByteArrayOutputStream();

  private List<LocalizedText> write(GameRecord record, List<Integer> path) throws IOException {
    out.reset();
    return RenlibWriter.write(record, path, out);
  }

  private ParsedRecord written() {
    return RenlibBytes.read(out.toByteArray(), RenlibBytes.DEFAULTS);
  }

  /** Creates trees of unusual shapes with all types of content in the format. */
  private static final class Trees {
    private final Random random;

    Trees(long seed) {
      random = new Random(seed);
    }

    GameRecord tree() {
      return GameRecord.of("renju", Start.empty(15), List.of())
          .withNotes(notes(Optional.empty()))
          .withLines(lines(Stone.BLACK, 1 + random.nextInt(40)));
    }

    private List<Node> lines(Stone first, int moves) {
      List<Node> next = List.of();
      for (int i = moves; i > 0; i--) {
        Stone stone = i % 2 == 1 ? first : first.opponent();
        Move move = move(stone);
        List<Node> siblings =
            new ArrayList<>(List.of(new Node(move, notes(Optional.of(move)), next)));
        while (random.nextInt(4) == 0 && moves > 2) {
          siblings.addAll(lines(stone, random.nextInt(moves / 2)));
        }
        next = siblings;
      }
      return next;
    }

    private Point point() {
      return new Point(random.nextInt(15), random.nextInt(15));
    }

    private Move move(Stone stone) {
      return random.nextInt(30) == 0 ? new Move.Pass(stone) : new Move.Place(stone, point());
    }

    private List<RecordNote> notes(Optional<Move> move) {
      List<RecordNote> notes = new ArrayList<>();
      if (random.nextInt(4) == 0) {
        String[] words = {"黑棋", "x", "\n", "\n\n", "Ёж", " ", "õ", "🀄"};
        StringBuilder text = new StringBuilder("1");
        for (int i = random.nextInt(6); i > 0; i--) {
          text.append(words[random.nextInt(words.length)]);
        }
        notes.add(new RecordNote.Comment(text.toString()));
      }
      if (random.nextInt(6) == 0 && move.orElse(null) instanceof Move.Place place) {
        notes.add(new RecordNote.Marked(RecordNote.Marked.CIRCLE, List.of(place.point())));
      }
      if (random.nextInt(6) == 0) {
        notes.add(new RecordNote.Marked("A", List.of(point())));
        notes.add(new RecordNote.Marked("黑", List.of(new Point(0, 14), new Point(14, 0))));
      }
      return notes;
    }
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4})
  void readsATreeAsWritten(long seed) throws IOException {
    Trees trees = new Trees(seed);
    for (int i = 0; i < 250; i++) {
      GameRecord record = trees.tree();
      assertThat(write(record, record.mainLine())).isEmpty();
      ParsedRecord read = written();
      assertThat(read.record()).isEqualTo(record);
      assertThat(read.remarks())
          .allSatisfy(remark -> assertThat(remark.key()).isEqualTo("renlib.occupied"));
    }
  }

  @Test
  void readsADeepTreeAsWritten() throws IOException {
    List<Node> next = List.of();
    for (int i = 100_000; i > 0; i--) {
      Stone stone = i % 2 == 1 ? Stone.BLACK : Stone.WHITE;
      Node beside = new Node(new Move.Place(stone, new Point(3, 4)), List.of(), List.of());
      next = List.of(new Node(new Move.Pass(stone), List.of(), next), beside);
    }
    GameRecord record = GameRecord.of("renju", Start.empty(15), List.of()).withLines(next);
    write(record, record.mainLine());
    assertThat(written().record().equals(record)).isTrue();
  }

  @Test
  void marksTheCurrentPosition() throws IOException {
    GameRecord record =
        GameRecord.of("renju", Start.empty(15), MoveText.parse("h8 h9 i10", Stone.BLACK));
    assertThat(write(record, List.of(0, 0))).isEmpty();
    assertThat(written().record()).isEqualTo(record);
    assertThat(written().remarks()).containsExactly(RecordMessages.of("renlib.start"));
    assertThat(out.toByteArray()[RenlibCode.HEADER_BYTES + 5] & RenlibCode.START).isNotZero();
    assertThatThrownBy(() -> write(record, List.of(1)))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void reportsLostContent() throws IOException {
    List<RecordNote> notes =
        List.of(
            new RecordNote.Comment("\none"),
            new RecordNote.Comment("tw\0o"),
            new RecordNote.Marked(RecordNote.Marked.CROSS, List.of(new Point(1, 1))),
            new RecordNote.Marked("A", List.of(new Point(20, 1))));
    GameRecord record =
        GameRecord.of("freestyle", Start.empty(15), MoveText.parse("h8", Stone.BLACK))
            .withTags(Map.of("black", "a", "event", "b"))
            .withNotes(notes);
    assertThat(write(record, record.mainLine()).stream().map(LocalizedText::key))
        .containsExactlyInAnyOrder(
            "lost.rules",
            "lost.blank",
            "lost.joined",
            "lost.controls",
            "lost.shapes",
            "lost.outside",
            "lost.names",
            "lost.tags");
    assertThat(written().record().notes()).containsExactly(new RecordNote.Comment("one\n\ntw o"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "19 | h8     | .lib files cannot store a 19×19 board, only 15×15",
        "15 | h8 p16 | .lib files cannot store move 2 (p16): outside a 15×15 board"
      })
  void refusesUnsupportedContent(int size, String moves, String sentence) {
    GameRecord record =
        GameRecord.of("renju", Start.empty(size), MoveText.parse(moves, Stone.BLACK));
    assertThatThrownBy(() -> write(record, record.mainLine()))
        .isInstanceOf(RefusedException.class)
        .hasMessage(sentence);
  }

  @Test
  void refusesOtherStartsAndTurns() {
    Start set = new Start(15, List.of(), Stone.WHITE);
    assertThatThrownBy(() -> write(GameRecord.of("renju", set, List.of()), List.of()))
        .hasMessage(".lib files cannot store a set-up");
    for (Move second : List.of(new Move.Choose(Stone.WHITE, "swap"), new Move.Pass(Stone.BLACK))) {
      GameRecord record =
          GameRecord.of("renju", Start.empty(15), List.of(new Move.Pass(Stone.BLACK), second));
      assertThatThrownBy(() -> write(record, record.mainLine()))
          .hasMessageContaining(".lib files cannot store move 2");
    }
  }
}
