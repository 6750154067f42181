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

/** Lines by lot: the brain goes on, and says nothing but lines of the protocol. */
class NoiseTest {

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
  void doesNotKillIt(String toy) throws Exception {
    for (int seed = 0; seed < 10; seed++) {
      Random random = new Random(seed);
      try (Talk talk = new Talk(toy)) {
        for (int i = 0; i < 300; i++) {
          talk.sayBytes(noise(random));
        }
        // Closes what may be open, and tells where the noise ends.
        talk.say("", "DONE", "LAST");
        assertThat(talk.hearUntil("UNKNOWN LAST")).allMatch(PROTOCOL.asMatchPredicate());
        talk.say("INFO rule 0", "ABOUT", "START 15");
        assertThat(talk.hearUntil("OK")).allMatch(PROTOCOL.asMatchPredicate());
        talk.say("END");
        talk.ends();
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
