package org.gobang.record;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.gobang.api.Move;
import org.gobang.api.RefusedException;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.Node;
import org.gobang.api.record.ReadDefaults;
import org.gobang.api.record.RecordNote;
import org.gobang.api.record.Tags;
import org.gobang.record.format.FormattedRecord;
import org.gobang.record.format.ParsedRecord;
import org.gobang.record.format.RecordMessages;
import org.gobang.record.io.UnreadableContentException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests that each writer writes or refuses any game accepted by a reader. */
class EveryFormatTest {

  private static final int FILES = 2000;

  private static ReadDefaults like(GameRecord record) {
    return new ReadDefaults(record.rules(), record.start().size(), record.rules()::equals);
  }

  private static List<Node> line(GameRecord record) {
    return record.follow(record.mainLine());
  }

  private static List<Move> moves(GameRecord record) {
    return line(record).stream().map(Node::move).toList();
  }

  /** Returns the times of the moves in milliseconds, only the first of several times of a move. */
  private static List<Duration> times(GameRecord record) {
    List<Duration> times = new ArrayList<>();
    for (Node node : line(record)) {
      Duration time =
          node.notes().stream()
              .filter(RecordNote.Spent.class::isInstance)
              .map(note -> ((RecordNote.Spent) note).time())
              .findFirst()
              .orElse(Duration.ZERO);
      times.add(Duration.ofMillis(time.toMillis()));
    }
    return times;
  }

  private static Map<String, String> names(GameRecord record) {
    Map<String, String> names = new TreeMap<>(record.tags());
    names.keySet().retainAll(List.of(Tags.BLACK, Tags.WHITE));
    return names;
  }

  /** Writes a game in every format and reads it back. */
  private static int inEvery(GameRecord record) {
    int written = 0;
    for (TextFormat format : TextFormat.values()) {
      FormattedRecord text;
      try {
        text = format.write(record, record.mainLine());
      } catch (RefusedException refused) {
        assertThat(format).isNotEqualTo(TextFormat.SGF);
        assertThat(refused).hasMessageContaining(" cannot store ");
        continue;
      }
      written++;
      byte[] bytes = text.text().getBytes(StandardCharsets.UTF_8);
      ParsedRecord again = format.read(bytes, like(record));
      same(format, record, again.record(), text);
    }
    return written;
  }

  private static void same(
      TextFormat format, GameRecord was, GameRecord is, FormattedRecord written) {
    if (format == TextFormat.SGF) {
      assertThat(is).as(written.text()).isEqualTo(was);
      return;
    }
    assertThat(moves(is)).as(written.text()).isEqualTo(moves(was));
    assertThat(is.start()).as(written.text()).isEqualTo(was.start());
    if (format == TextFormat.PSQ) {
      assertThat(times(is)).as(written.text()).isEqualTo(times(was));
      // A name not supported by the format is reported as lost.
      if (!written.losses().contains(RecordMessages.of("lost.names"))) {
        assertThat(names(is)).as(written.text()).isEqualTo(names(was));
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void writesReadGamesInEveryFormat(TextFormat format) {
    HostileText hostile = new HostileText(20261121);
    ReadDefaults defaults = new ReadDefaults("standard", 15, "renju"::equals);
    int written = 0;
    for (int i = 0; i < FILES; i++) {
      byte[] file = hostile.file(format);
      GameRecord record;
      try {
        record = format.read(file, defaults).record();
      } catch (UnreadableContentException refused) {
        assertThat(refused).hasMessageStartingWith("line ");
        continue;
      }
      written += inEvery(record);
    }
    assertThat(written).as("most files are games").isGreaterThan(FILES);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "0", "2.5", "86400000", "86400000.000000001", "31557600000", "999999999999999999",
        "9223372036854775807", "99999999999999999999", "-1", "NaN", "1e400", ""
      })
  void writesTimesOfAnySize(String seconds) {
    String sgf = "(;SZ[15]RU[Renju];B[hh]EMT[" + seconds + "];W[hi])";
    byte[] bytes = sgf.getBytes(StandardCharsets.UTF_8);
    GameRecord record =
        TextFormat.SGF.read(bytes, new ReadDefaults("renju", 15, "renju"::equals)).record();
    assertThat(inEvery(record)).isEqualTo(TextFormat.values().length);
  }

  @Test
  void writesADeepTreeInEveryFormat() {
    String deep = "(;SZ[15]RU[Renju]" + "(;B[hh](;W[ii])(;W[ij]".repeat(25_000);
    byte[] bytes = (deep + ")".repeat(50_001)).getBytes(StandardCharsets.UTF_8);
    GameRecord record =
        TextFormat.SGF.read(bytes, new ReadDefaults("renju", 15, "renju"::equals)).record();
    for (TextFormat format : TextFormat.values()) {
      assertThat(format.write(record, List.of(0, 0)).text()).isNotEmpty();
    }
  }
}
