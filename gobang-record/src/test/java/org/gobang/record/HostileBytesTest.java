package org.gobang.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import org.gobang.api.Move;
import org.gobang.api.board.Start;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.Node;
import org.gobang.api.record.ReadDefaults;
import org.gobang.api.record.UnreadableRecordException;
import org.gobang.record.io.UnreadableContentException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests that invalid binary files are read or refused safely. */
class HostileBytesTest {

  private static final ReadDefaults DEFAULTS = new ReadDefaults("standard", 15, "renju"::equals);
  private static final int MUTANTS = 3000;
  private static final int SEEDS = 6;

  private static final String RIF =
      "<?xml version='1.0' encoding='UTF-8'?><database><players><player id='1' name='Ä'/>"
          + "</players><rules><rule id='2'><name>RIF &amp; x</name></rule></rules><games>"
          + "<game black='1' rule='2' bresult='0.5'><move>h8 h9 i10</move><info/></game>"
          + "</games></database>";

  private static List<byte[]> seeds(BundledFormat format) throws IOException {
    if (format instanceof RifFormat) {
      return Collections.nCopies(SEEDS, RIF.getBytes(StandardCharsets.UTF_8));
    }
    RandomRecords random = new RandomRecords(7);
    List<byte[]> seeds = new ArrayList<>();
    for (int i = 0; i < SEEDS; i++) {
      GameRecord record =
          format instanceof PosFormat ? playable(random.line(15)) : random.orderly(15);
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      format.write(record, record.mainLine(), out);
      seeds.add(out.toByteArray());
    }
    return seeds;
  }

  /** Returns a record with the main line before the first occupied point. */
  private static GameRecord playable(GameRecord record) {
    List<Move> moves = new ArrayList<>();
    for (Node node : record.follow(record.mainLine())) {
      if (moves.contains(node.move()) || moves.contains(other(node.move()))) {
        break;
      }
      moves.add(node.move());
    }
    return GameRecord.of(record.rules(), record.start(), moves);
  }

  private static Move other(Move move) {
    return move instanceof Move.Place place
        ? new Move.Place(place.stone().opponent(), place.point())
        : move;
  }

  /** Checks that a readable mutant is a complete game that can be written. */
  @ParameterizedTest
  @ValueSource(strings = {"lib", "rif", "pos"})
  void readsAMutantOrRefusesItWithAPosition(String id) throws IOException {
    BundledFormat format =
        (BundledFormat)
            RecordFormats.BUNDLED.all().stream()
                .filter(each -> each.id().equals(id))
                .findFirst()
                .orElseThrow();
    Mutants mutants = new Mutants(20261121);
    List<byte[]> seeds = seeds(format);
    BundledFormat writer = format instanceof RifFormat ? TextFormat.SGF : format;
    int read = 0;
    for (int i = 0; i < MUTANTS; i++) {
      GameRecord record;
      try {
        record = format.read(mutants.of(seeds.get(i % SEEDS)), DEFAULTS).record();
      } catch (UnreadableContentException refused) {
        assertThat(refused).hasMessageMatching("(?s)(byte \\d+|line \\d+, column \\d+): .+");
        assertThat(refused.in(Locale.ROOT)).hasMessage(refused.getMessage());
        continue;
      }
      read++;
      writer.write(record, record.mainLine(), OutputStream.nullOutputStream());
    }
    assertThat(read).as("some mutants are readable").isBetween(100, MUTANTS - 100);
  }

  /** Checks that a header followed by repeated bytes is refused. */
  private static void refused(String sentence, int first, int second) throws IOException {
    ByteArrayOutputStream header = new ByteArrayOutputStream();
    new RenlibFormat().write(GameRecord.of("renju", Start.empty(15), List.of()), List.of(), header);
    InputStream endless =
        new EndlessInput(Arrays.copyOf(header.toByteArray(), 20), (byte) first, (byte) second);
    assertThatThrownBy(() -> new RenlibFormat().read(endless, DEFAULTS, Locale.ROOT, game -> true))
        .isInstanceOf(UnreadableRecordException.class)
        .hasMessageContaining(sentence);
  }

  @Test
  void refusesFilesLargerThanAnyTree() throws IOException {
    refused("byte 8000020: the game has more than 4000000 moves", 0x78, 0x00);
    refused("the game has more than 4000000 moves", 0x78, 0x80);
    refused("the game has more than 4000000 moves", 0x78, 0xc0);
    refused("the game has more than 4000000 moves", 0x78, 0xc2);
    refused("the texts are larger than 64 MB", 0x78, 0x08);
    refused("the texts are larger than 64 MB", 0x78, 0x20);
  }
}
