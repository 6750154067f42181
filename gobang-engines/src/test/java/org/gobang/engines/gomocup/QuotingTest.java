package org.gobang.engines.gomocup;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.gobang.api.RefusedException;
import org.junit.jupiter.api.Test;

class QuotingTest {

  @Test
  void splitsAtSpacesOutsideQuotes() {
    assertThat(Quoting.split(" java -jar \"my engine.jar\"\t'say \"hi\"' a'b 'c \"\" C:\\x "))
        .containsExactly("java", "-jar", "my engine.jar", "say \"hi\"", "ab c", "", "C:\\x");
    assertThat(Quoting.split("  ")).isEmpty();
  }

  @Test
  void reportsAnUnclosedQuote() {
    assertThatThrownBy(() -> Quoting.split("a 'b c"))
        .isInstanceOf(RefusedException.class)
        .hasMessage("closing quote ' missing");
  }

  @Test
  void splitsJoinedWords() {
    Random random = new Random(5);
    for (int i = 0; i < 2000; i++) {
      List<String> words = Stream.generate(() -> word(random)).limit(random.nextInt(5)).toList();
      assertThat(Quoting.split(Quoting.join(words))).isEqualTo(words);
    }
  }

  private static String word(Random random) {
    return random
        .ints(random.nextInt(6), 0, 6)
        .mapToObj(each -> String.valueOf("ab \"'\\".charAt(each)))
        .collect(Collectors.joining());
  }
}
