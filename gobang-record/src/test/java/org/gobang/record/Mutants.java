package org.gobang.record;

import java.util.Arrays;
import java.util.Random;

/** Creates damaged files, reproducible by a seed. */
final class Mutants {

  private static final String SPICE = "()[];:\\BWCA\r\n,-x 0123456789hj\0\u00ff<>&=\"";

  private final Random random;

  Mutants(long seed) {
    random = new Random(seed);
  }

  /**
   * Returns a file with up to four changes: bytes changed, inserted, deleted or duplicated, or a
   * truncated end.
   */
  byte[] of(byte[] seed) {
    byte[] mutant = seed;
    for (int i = random.nextInt(4); i >= 0; i--) {
      int at = random.nextInt(mutant.length + 1);
      int length = Math.min(random.nextInt(12), mutant.length - at);
      byte[] head = Arrays.copyOf(mutant, at);
      byte[] middle = Arrays.copyOfRange(mutant, at, at + length);
      byte[] tail = Arrays.copyOfRange(mutant, at + length, mutant.length);
      byte[] spice = {(byte) SPICE.charAt(random.nextInt(SPICE.length()))};
      mutant =
          switch (random.nextInt(6)) {
            case 0 -> join(head, tail);
            case 1 -> join(head, middle, middle, tail);
            case 2 -> join(head, spice, tail);
            case 3 -> join(tail, middle, head);
            case 4 -> random.nextInt(4) == 0 ? head : join(head, spice, spice, middle, tail);
            default -> join(head, spice, middle, tail);
          };
    }
    return mutant;
  }

  private static byte[] join(byte[]... parts) {
    int length = Arrays.stream(parts).mapToInt(part -> part.length).sum();
    byte[] all = new byte[length];
    int at = 0;
    for (byte[] part : parts) {
      System.arraycopy(part, 0, all, at, part.length);
      at += part.length;
    }
    return all;
  }
}
