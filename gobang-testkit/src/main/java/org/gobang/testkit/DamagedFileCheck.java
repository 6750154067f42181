package org.gobang.testkit;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.gobang.api.RefusedException;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.ReadDefaults;

/**
 * Checks that a format either refuses a damaged file with a message or reads a game that can be
 * written. Other exceptions, an endless loop and exhausted memory fail the test.
 */
record DamagedFileCheck(FormatTrial trial, List<byte[]> files) {

  private static final int MUTANTS = 2000;
  private static final int SEED = 20261123;

  /** The maximum number of games to read from a file. */
  private static final int MOST_GAMES = 100;

  private static final ReadDefaults DEFAULTS = new ReadDefaults("freestyle", 15, id -> true);

  /** Checks files with changed, inserted, deleted and moved bytes, and the empty file. */
  void isReadOrRefused() {
    Random random = new Random(SEED);
    read(new byte[0]);
    for (int i = 0; i < MUTANTS; i++) {
      read(mutant(files.get(i % files.size()), random));
    }
  }

  private void read(byte[] file) {
    List<GameRecord> games;
    try {
      games = trial.read(file, DEFAULTS, MOST_GAMES);
    } catch (RefusedException refused) {
      FormatTrial.READ.checkRefusal(refused, "read");
      return;
    }
    games.forEach(trial::write);
  }

  private static byte[] mutant(byte[] file, Random random) {
    byte[] mutant = file;
    for (int i = random.nextInt(4); i >= 0; i--) {
      int at = random.nextInt(mutant.length + 1);
      int length = Math.min(random.nextInt(12), mutant.length - at);
      byte[] head = Arrays.copyOf(mutant, at);
      byte[] middle = Arrays.copyOfRange(mutant, at, at + length);
      byte[] tail = Arrays.copyOfRange(mutant, at + length, mutant.length);
      byte[] odd = new byte[1 + random.nextInt(4)];
      random.nextBytes(odd);
      mutant =
          switch (random.nextInt(6)) {
            case 0 -> join(head, tail);
            case 1 -> join(head, middle, middle, tail);
            case 2 -> join(head, odd, tail);
            case 3 -> join(tail, middle, head);
            case 4 -> head;
            default -> join(head, odd, middle, tail);
          };
    }
    return mutant;
  }

  private static byte[] join(byte[]... parts) {
    byte[] all = new byte[0];
    for (byte[] part : parts) {
      int length = all.length;
      all = Arrays.copyOf(all, length + part.length);
      System.arraycopy(part, 0, all, length, part.length);
    }
    return all;
  }
}
