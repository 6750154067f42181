package org.gobang.api.record;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class UnratedTest {

  @Test
  void readsItsWrittenWords() {
    String words = Unrated.words(Set.of(Unrated.HINT, Unrated.POSITION, Unrated.TAKE_BACK));
    assertThat(words).isEqualTo("position take-back hint");
    assertThat(Unrated.recorded(Map.of(Tags.UNRATED, words)))
        .containsExactly(Unrated.POSITION, Unrated.TAKE_BACK, Unrated.HINT);
  }

  @Test
  void countsAGameWithoutReasons() {
    assertThat(Unrated.recorded(Map.of(Tags.RESULT, "black", Tags.ENDING, "line"))).isEmpty();
    assertThat(Unrated.recorded(Map.of(Tags.UNRATED, " "))).isEmpty();
  }

  @Test
  void doesNotCountAnUnknownReason() {
    assertThat(Unrated.recorded(Map.of(Tags.UNRATED, "oracle"))).containsExactly(Unrated.UNKNOWN);
  }

  @ParameterizedTest
  @ValueSource(strings = {"illegal", "crashed", "exited", "refused"})
  void doesNotCountAFailure(String ending) {
    assertThat(Unrated.recorded(Map.of(Tags.RESULT, "black", Tags.ENDING, ending)))
        .containsExactly(Unrated.FAILURE);
  }

  @Test
  void countsOnlyATimeoutOfAHuman() {
    Map<String, String> types =
        Map.of(
            Tags.BLACK_TYPE, Tags.HUMAN,
            Tags.WHITE_TYPE, Tags.COMPUTER,
            Tags.ENDING, "overstepped");
    assertThat(Unrated.recorded(with(types, "white"))).isEmpty();
    assertThat(Unrated.recorded(with(types, "black"))).containsExactly(Unrated.FAILURE);
  }

  private static Map<String, String> with(Map<String, String> types, String winner) {
    Map<String, String> tags = new HashMap<>(types);
    tags.put(Tags.RESULT, winner);
    return tags;
  }
}
