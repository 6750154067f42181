package org.gobang.ai.weights;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import org.gobang.api.Label;
import org.gobang.api.Option;
import org.gobang.api.OptionValues;
import org.gobang.api.RefusedException;
import org.gobang.api.player.PlayerProvider;
import org.gobang.api.player.Settings;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ProvidersTest {

  private final Locale systems = Locale.getDefault();

  @AfterEach
  void restoreTheSystemsLanguage() {
    Locale.setDefault(systems);
  }

  @ParameterizedTest
  @CsvSource({
    "live-sleep, Open and closed, 活棋与眠棋",
    "rewards, Rewards, 奖励",
    "runs, Runs, 连子",
    "shapes, Shapes, 棋形",
    "neighbour, Neighbour, 邻点",
  })
  void areDescribedIndependentlyOfTheSystemLanguage(String id, String english, String chinese) {
    PlayerProvider provider = Answer.provider(id);
    for (Locale system : List.of(Locale.ENGLISH, Locale.SIMPLIFIED_CHINESE, Locale.FRENCH)) {
      Locale.setDefault(system);
      assertThat(provider.label(Locale.ENGLISH).name()).isEqualTo(english);
      assertThat(provider.label(Locale.UK).name()).isEqualTo(english);
      assertThat(provider.label(Locale.FRENCH).name()).isEqualTo(english);
      assertThat(provider.label(Locale.ROOT).name()).isEqualTo(english);
      assertThat(provider.label(Locale.CHINESE).name()).isEqualTo(chinese);
      assertThat(provider.label(Locale.SIMPLIFIED_CHINESE).name()).isEqualTo(chinese);
    }
  }

  @Test
  void describeThemselvesAndEveryOption() {
    for (String id : Answer.STRATEGIES) {
      PlayerProvider provider = Answer.provider(id);
      for (Locale locale : List.of(Locale.ENGLISH, Locale.CHINESE)) {
        List<Label> labels = new ArrayList<>(List.of(provider.label(locale)));
        provider.options().forEach(option -> labels.add(provider.label(option, locale)));
        assertThat(labels).noneMatch(label -> label.description().isBlank());
      }
    }
  }

  @Test
  void onlyThePublishedTableIsRated() {
    PlayerProvider shapes = Answer.provider("shapes");
    OptionValues published = OptionValues.of(shapes.options(), Map.of());
    OptionValues own = OptionValues.of(shapes.options(), Map.of("weights", "mine.txt"));
    assertThat(shapes.elo(published)).hasValue(420);
    assertThat(Answer.provider("runs").elo(published)).hasValue(0);
    assertThat(shapes.elo(own)).isEmpty();
    assertThat(shapes.options())
        .filteredOn(shapes::isExpert)
        .containsExactly(WeightProvider.WEIGHTS);
  }

  @Test
  void haveTheirOptions() {
    assertThat(Answer.provider("live-sleep").options())
        .extracting(Option::key)
        .containsExactly("table", "tilt", "weights");
    for (String id : List.of("rewards", "runs", "shapes", "neighbour")) {
      assertThat(Answer.provider(id).options()).containsExactly(WeightProvider.WEIGHTS);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"table=coded", "table=", "tilt=101", "tilt=-101", "tilt=1.5", "tilted=1"})
  void refuseInvalidOptions(String given) {
    String[] keyAndValue = given.split("=", 2);
    List<Option> options = Answer.provider("live-sleep").options();
    assertThatExceptionOfType(RefusedException.class)
        .isThrownBy(() -> Settings.of(options, Map.of(keyAndValue[0], keyAndValue[1]), 0))
        .withMessageContaining(keyAndValue[0]);
  }

  @Test
  void areFoundOnTheClassPath() throws IOException {
    String services = "/META-INF/services/" + PlayerProvider.class.getName();
    try (InputStream in = ProvidersTest.class.getResourceAsStream(services)) {
      String text = new String(Objects.requireNonNull(in).readAllBytes(), UTF_8);
      assertThat(text.lines().filter(line -> !line.startsWith("#")))
          .containsExactlyElementsOf(providedByTheModule());
    }
  }

  private static List<String> providedByTheModule() {
    return WeightProvider.class.getModule().getDescriptor().provides().stream()
        .filter(provided -> provided.service().equals(PlayerProvider.class.getName()))
        .flatMap(provided -> provided.providers().stream())
        .toList();
  }
}
