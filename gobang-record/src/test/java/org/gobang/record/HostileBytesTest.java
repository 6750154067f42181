package org.gobang.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.ReadDefaults;
import org.gobang.api.record.UnreadableRecordException;
import org.gobang.record.io.UnreadableContentException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** No file that is not text does harm. */
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
      GameRecord record = format instanceof PosFormat ? random.line(15) : random.orderly(15);
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      format.write(record, record.mainLine(), out);
      seeds.add(out.toByteArray());
    }
    return seeds;
  }

  /** What can still be read is a whole game, which we can write. */
  @ParameterizedTest
  @ValueSource(strings = {"lib", "rif", "pos"})
  void aMutantIsReadOrRefusedWithAPlace(String id) throws IOException {
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
    assertThat(read).as("the mutants are not all beyond reading").isBetween(100, MUTANTS - 100);
  }

  /** A header, and then the same bytes for ever. */
  private static final class Endless extends InputStream {
    private static final int[] HEADER = {0xff, 'R', 'e', 'n', 'L', 'i', 'b', 0xff, 3, 4};
    private final int[] bytes;
    private int at;

    Endless(int... bytes) {
      this.bytes = bytes;
    }

    @Override
    public int read() {
      int here = at++;
      return here < HEADER.length
          ? HEADER[here]
          : here < 20 ? 0xff : bytes[(here - 20) % bytes.length];
    }

    @Override
    public int read(byte[] to, int offset, int length) {
      for (int i = offset; i < offset + length; i++) {
        to[i] = (byte) read();
      }
      return length;
    }
  }

  private static void refused(String sentence, int... bytes) {
    assertThatThrownBy(
            () -> new RenlibFormat().read(new Endless(bytes), DEFAULTS, Locale.ROOT, game -> true))
        .isInstanceOf(UnreadableRecordException.class)
        .hasMessageContaining(sentence);
  }

  @Test
  void whatNoTreeWouldFillIsRefused() {
    refused("byte 8000020: a game with more than 4000000 moves", 0x78, 0x00);
    refused("a game with more than 4000000 moves", 0x78, 0x80);
    refused("a game with more than 4000000 moves", 0x78, 0xc0);
    refused("a game with more than 4000000 moves", 0x78, 0xc2);
    refused("texts of more than 64 MB are not read", 0x78, 0x08);
    refused("texts of more than 64 MB are not read", 0x78, 0x20);
  }
}
