package org.gobang.engines.brain;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Random;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Random lines: the brain continues and sends only lines of the protocol. */
class RandomInputTest {

  private static final Pattern PROTOCOL =
      Pattern.compile(
          "OK|SWAP|\\d+,\\d+( \\d+,\\d+){0,2}|(ERROR|UNKNOWN|MESSAGE) \\P{Cntrl}+"
              + "|INFO [A-Z]+ [^\\p{Cntrl}]+|FORBID (\\d{4})*\\.|name=\"\\P{Cntrl}+");

  private static final List<String> WORDS =
      List.of(
          "START",
          "RECTSTART",
          "RESTART",
          "BEGIN",
          "TURN",
          "TURN",
          "TURN",
          "BOARD",
          "YXBOARD",
          "SWAP2BOARD",
          "YXSWAP2STEP1",
          "YXSWAP2STEP2",
          "YXSOOSORVSTEP1",
          "YXSOOSORVSTEP2",
          "YXSOOSORVSTEP6",
          "DONE",
          "DONE",
          "TAKEBACK",
          "INFO",
          "ABOUT",
          "PLAY",
          "YXNBEST",
          "YXSTOP",
          "YXSHOWFORBID",
          "YXSHOWINFO",
          "rule",
          "timeout_turn",
          "time_left",
          "max_node",
          "show_detail",
          "4",
          "1",
          "0",
          "15",
          "-1",
          "20",
          "5",
          "99999999999999999999",
          ",",
          ",,",
          "\"",
          "\u0000",
          "五");

  @ParameterizedTest
  @ValueSource(strings = {"first", "tells", "crashes", "occupies", "random"})
  void survivesRandomInput(String toy) throws Exception {
    for (int seed = 0; seed < 10; seed++) {
      Random random = new Random(seed);
      try (ManagerFixture manager = new ManagerFixture(toy)) {
        for (int i = 0; i < 300; i++) {
          manager.sendBytes(noise(random));
        }
        // Closes an open block and marks the end of the random input.
        manager.send("", "DONE", "LAST");
        assertThat(manager.receiveUntil("UNKNOWN LAST")).allMatch(PROTOCOL.asMatchPredicate());
        manager.send("INFO rule 0", "ABOUT", "START 15");
        assertThat(manager.receiveUntil("OK")).allMatch(PROTOCOL.asMatchPredicate());
        manager.send("END");
        manager.expectEnd();
      }
    }
  }

  private static byte[] noise(Random random) {
    if (random.nextInt(10) == 0) {
      byte[] bytes = new byte[random.nextInt(40)];
      random.nextBytes(bytes);
      return bytes;
    }
    String line =
        IntStream.range(0, 1 + random.nextInt(3))
            .mapToObj(i -> random.nextInt(3) == 0 ? point(random) : any(random))
            .collect(Collectors.joining(" "));
    return (line + List.of("\n", "\r\n", "\r").get(random.nextInt(3)))
        .getBytes(StandardCharsets.UTF_8);
  }

  private static String any(Random random) {
    return WORDS.get(random.nextInt(WORDS.size()));
  }

  private static String point(Random random) {
    return random.nextInt(16)
        + ","
        + random.nextInt(16)
        + (random.nextBoolean() ? "" : "," + random.nextInt(4));
  }
}
