package org.gobang.record;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.gobang.api.RefusedException;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.LoadedGame;
import org.gobang.api.record.ReadDefaults;
import org.gobang.api.record.RecordFormat;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Tests that a damaged file is refused with a position, read with remarks, or contains games that
 * are unchanged after writing and reading.
 */
class NothingInSilenceTest {

  private static final ReadDefaults DEFAULTS = new ReadDefaults("freestyle", 15, "renju"::equals);
  private static final int MUTANTS = 400;

  private static List<LoadedGame> read(RecordFormat format, byte[] file) throws IOException {
    List<LoadedGame> games = new ArrayList<>();
    format.read(new ByteArrayInputStream(file), DEFAULTS, Locale.ROOT, games::add);
    return games;
  }

  private static List<GameRecord> records(List<LoadedGame> games) {
    return games.stream().map(LoadedGame::record).toList();
  }

  /** Writes games in a format and returns whether nothing is lost. */
  private static boolean write(
      RecordFormat format, List<LoadedGame> games, ByteArrayOutputStream out) throws IOException {
    boolean whole = true;
    for (LoadedGame game : games) {
      try {
        GameRecord record = game.record();
        whole &= format.write(record, record.mainLine(), Locale.ROOT, out).isEmpty();
      } catch (RefusedException cannotHoldIt) {
        return false;
      }
    }
    return whole;
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "sgf | '(;GM[4]SZ[15]RU[Renju]AB[hh]AW[ii];B[jj]C[x](;W[kk];AE[hh])(;AW[aa];B[bb]))(;SZ[9]RU[Gomoku];B[aa])'",
        "sgf | '(;GM[4]SZ[15]RU[Gomoku];AB[jj];AW[ik];AB[hj];AW[ij])\n--\n(;SZ[19]RU[Renju];W[])'",
        "txt | 'h8 h9 i10\nh8_i9-i10\r\n1. h8 2. i9\n# openings\nh8 h9 pass'",
        "txt | '8,-3, 6,-4\n0,0, 1,1, 2,2\n'",
        "txt | '7,7 7,6 8,8\n6,6 7,7\n'",
        "bdt | 'Cup,=[Ada,Bob,+,888999,H9,R,a comment]\r\nodd\r\n=[,,?,8887,,,]\r\n'",
        "psq | 'Piskvorky 15x15, 11:11, 0\r\n8,8,120\r\n9,9,0\r\nAda\r\nBob\r\n-1\r\n'",
        "pos | '\u0003pqo'"
      })
  void refusesReportsOrKeepsAMutant(String id, String seed) throws IOException {
    RecordFormat format = RecordFormats.BUNDLED.withExtension(id).orElseThrow();
    RecordFormat sgf = TextFormat.SGF;
    Mutants mutants = new Mutants(seed.hashCode());
    for (int i = 0; i < MUTANTS; i++) {
      byte[] mutant = mutants.of(seed.getBytes(StandardCharsets.UTF_8));
      String shown = new String(mutant, StandardCharsets.UTF_8);
      List<LoadedGame> games;
      try {
        games = read(format, mutant);
      } catch (RefusedException refused) {
        assertThat(refused).as(shown).hasMessageMatching("(?s)(line|byte) \\d.{1,250}");
        continue;
      }
      assertThat(games).as(shown).isNotEmpty();
      ByteArrayOutputStream text = new ByteArrayOutputStream();
      assertThat(write(sgf, games, text)).as(shown).isTrue();
      assertThat(records(read(sgf, text.toByteArray()))).as(shown).isEqualTo(records(games));
      ByteArrayOutputStream own = new ByteArrayOutputStream();
      if (write(format, games, own) && games.stream().noneMatch(NothingInSilenceTest::isEmpty)) {
        List<LoadedGame> again = read(format, own.toByteArray());
        boolean oneGame = again.get(0).skipped().contains("The lines are read as one game.");
        assertThat(oneGame || records(again).equals(records(games))).as(shown).isTrue();
      }
    }
  }

  /** Returns whether a game is empty, as for a blank line of position text. */
  private static boolean isEmpty(LoadedGame game) {
    return game.record().lines().isEmpty();
  }
}
