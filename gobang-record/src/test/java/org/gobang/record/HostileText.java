package org.gobang.record;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Random;

/** Creates files with unusual values, reproducible by a seed. */
final class HostileText {

  private static final String[] NUMBERS = {
    "0",
    "-1",
    "1",
    "2.5",
    "007",
    "1e400",
    "-0.0",
    "NaN",
    "Infinity",
    "+3",
    ".5",
    "5.",
    "2147483647",
    "2147483648",
    "9223372036854775807",
    "9223372036854775808",
    "0.000000001",
    "999999999999",
    "999999999999999999",
    "99999999999999999999999",
    "-2147483648",
    "１２",
    ""
  };

  private static final String[] WORDS = {
    "",
    " ",
    "x",
    "Ada",
    "五子棋",
    "🀄",
    "\\",
    "\\]",
    "\\:",
    ":",
    "\u0000",
    "\u0007",
    "\u001b[31m",
    "\u0085",
    "\u00a0",
    "\u2028",
    "\u202e",
    "\ufeff",
    "\ufffe",
    "\r",
    "\n",
    "\r\n",
    "\n\r",
    "\t",
    "homo-1",
    "homo-2",
    "-1",
    "0",
    "15",
    "1,2,3",
    "1,renju",
    "2,x",
    "Piskvorky 15x15",
    "[",
    "(;"
  };

  private static final String[] DATES = {
    "2026-11-21", "2026-02-31", "-0001", "0000-00-00", "+999999999-12-31", "21.11.2026,22", "昨天"
  };

  private static final String[] TEXTS = {
    "C", "N", "GC", "PB", "PW", "EV", "RO", "PC", "GN", "AP", "US", "HA", "KM", "TM", "OT", "5A"
  };

  private static final String[] MARKS = {"CR", "MA", "SQ", "TR", "L", "M", "LB", "AE"};
  private static final String[] LINES = {"", "\n", "\r\n", "\r", " ", "\t\n"};

  private final Random random;

  HostileText(long seed) {
    random = new Random(seed);
  }

  /** Returns a file of a format in one of the supported character sets. */
  byte[] file(TextFormat format) {
    String text =
        switch (format) {
          case SGF -> sgf();
          case PSQ -> psq();
          case TEXT -> moves();
          case BDT -> bdt();
        };
    String mark = oneIn(8) ? "\ufeff" : "";
    Charset charset =
        mark.isEmpty() || oneIn(2) ? StandardCharsets.UTF_8 : StandardCharsets.UTF_16LE;
    return (mark + text).getBytes(charset);
  }

  private boolean oneIn(int times) {
    return random.nextInt(times) == 0;
  }

  private String pick(String... from) {
    return from[random.nextInt(from.length)];
  }

  private String words() {
    StringBuilder words = new StringBuilder();
    for (int i = random.nextInt(4); i >= 0; i--) {
      words.append(pick(WORDS));
    }
    return words.toString();
  }

  private String bdt() {
    StringBuilder text = new StringBuilder(words().replaceAll("[=\\[\\r\\n]", "") + "=[");
    for (int i = 0; i < 2; i++) {
      text.append(words().replaceAll("[,\\r\\n]", "")).append(',');
    }
    text.append(pick("+", "-", "=", "?", "")).append(',');
    for (int i = random.nextInt(30); i > 0; i--) {
      text.append(
          oneIn(60)
              ? "00"
              : Integer.toHexString(0x11 + random.nextInt(15) + 16 * random.nextInt(15)));
    }
    return text + pick("", ",H9", ",H9,R", ",,,") + "]" + pick("", "\n", "\r\n");
  }

  /** Returns a text that does not end an SGF value before its bracket. */
  private String value() {
    String value = words().replace("]", "").replace("\\", "");
    return oneIn(8) ? value + "\\]" : value;
  }

  private String sgf() {
    StringBuilder text = new StringBuilder("(;");
    text.append(oneIn(2) ? "SZ[" + (5 + random.nextInt(21)) + "]" : "");
    text.append(oneIn(3) ? "RU[" + pick("Renju", "Soosyrv-8", "5", "新规则", "[a]b") + "]" : "")
        .append(oneIn(9) ? "GM[1]" : "");
    text.append(oneIn(4) ? "AB[bb][cc]AW[dd]PL[" + pick("B", "W", "1", "x", "") + "]" : "");
    int open = 1;
    boolean variations = oneIn(3);
    for (int i = 2 * random.nextInt(15); i > 0; i--) {
      text.append(pick(LINES));
      if (variations && oneIn(9)) {
        text.append('(');
        open++;
      } else if (variations && oneIn(9) && open > 1) {
        text.append(')');
        open--;
      }
      String side = (i % 2 == 0) != oneIn(60) ? "B" : "W";
      text.append(oneIn(20) ? property() : ";" + side + "[" + point() + "]");
      text.append(oneIn(2) ? property() : "");
    }
    return text + ")".repeat(oneIn(9) ? 0 : open) + (oneIn(9) ? "(;B[aa])" : "");
  }

  private String property() {
    return switch (random.nextInt(8)) {
      case 0 -> "EMT[" + pick(NUMBERS) + "]";
      case 1 -> "EVAL[" + value() + ":" + pick("", "win ", "loss ", "win") + pick(NUMBERS) + "]";
      case 2 -> pick(MARKS) + "[" + point() + pick("", ":" + value(), ":" + point()) + "]";
      case 3 -> "TAG[" + value() + ":" + value() + "]";
      case 4 -> "DT[" + pick(DATES) + "]";
      case 5 -> "RE[" + pick("B+", "W+", "0", "?", "Void", "b+r") + pick(NUMBERS) + "]";
      default -> pick(TEXTS) + "[" + value() + "]";
    };
  }

  /** Returns a point, usually one that exists on all boards. */
  private String point() {
    return oneIn(99)
        ? pick("", "tt", "zz", "a1", "pass")
        : "" + (char) ('a' + random.nextInt(5)) + (char) ('a' + random.nextInt(5));
  }

  private String psq() {
    String end = pick("\n", "\r\n", "\r", "\n\n");
    int size = 5 + random.nextInt(21);
    String levels = pick(NUMBERS) + ":" + pick(NUMBERS);
    StringBuilder text = new StringBuilder("Piskvorky " + size + "x" + size + ", ");
    text.append(oneIn(2) ? "11:11" : levels).append(", ").append(random.nextInt(3)).append(end);
    for (int i = random.nextInt(30); i > 0; i--) {
      text.append(1 + random.nextInt(5)).append(',').append(1 + random.nextInt(5));
      text.append(oneIn(9) ? "" : "," + pick(NUMBERS)).append(end);
    }
    for (int i = random.nextInt(5); i > 0; i--) {
      text.append(oneIn(3) ? pick(NUMBERS) : words()).append(end);
    }
    return text.toString();
  }

  private String moves() {
    StringBuilder text = new StringBuilder();
    for (int i = random.nextInt(30); i > 0; i--) {
      text.append((char) ('a' + random.nextInt(5))).append(1 + random.nextInt(5));
      text.append(pick("", " ", ",", "\r\n", "、", "\ufeff", " pass "));
    }
    return text.toString();
  }
}
