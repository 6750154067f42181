package org.gobang.ai.search;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import org.gobang.api.Label;
import org.gobang.api.Option;
import org.gobang.api.player.PlayerProvider;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class SearchProviderTest {

  private final Locale systemLocale = Locale.getDefault();
  private final PlayerProvider provider = new SearchProvider();

  @AfterEach
  void restoreTheSystemLocale() {
    Locale.setDefault(systemLocale);
  }

  @Test
  void labelsDoNotDependOnTheSystemLocale() {
    for (Locale system : List.of(Locale.ENGLISH, Locale.SIMPLIFIED_CHINESE, Locale.FRENCH)) {
      Locale.setDefault(system);
      assertThat(provider.label(Locale.UK).name()).isEqualTo("Search");
      assertThat(provider.label(Locale.FRENCH).name()).isEqualTo("Search");
      assertThat(provider.label(Locale.SIMPLIFIED_CHINESE).name()).isEqualTo("Gobang 引擎");
    }
  }

  @Test
  void describesItselfAndEveryOption() {
    for (Locale locale : List.of(Locale.ENGLISH, Locale.CHINESE)) {
      List<Label> labels = new ArrayList<>(List.of(provider.label(locale)));
      provider.options().forEach(option -> labels.add(provider.label(option, locale)));
      assertThat(labels).noneMatch(label -> label.description().isBlank());
    }
    assertThat(provider.options())
        .extracting(Option::key)
        .containsExactly("level", "threads", "hash");
  }

  @Test
  void isFoundOnTheClassPath() throws IOException {
    String services = "/META-INF/services/" + PlayerProvider.class.getName();
    try (InputStream in = SearchProviderTest.class.getResourceAsStream(services)) {
      String text = new String(Objects.requireNonNull(in).readAllBytes(), UTF_8);
      assertThat(text.lines().filter(line -> !line.startsWith("#")))
          .containsExactly(SearchProvider.class.getName());
    }
  }
}
