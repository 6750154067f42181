package org.gobang.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.InputStream;
import java.lang.module.ModuleDescriptor;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import org.gobang.api.RefusedException;
import org.gobang.api.board.BoardProvider;
import org.gobang.api.board.Start;
import org.gobang.api.board.Verdict;
import org.junit.jupiter.api.Test;

class ProvidersTest {

  private static final List<BoardProvider> ALL =
      List.of(
          new Freestyle(), new Standard(), new Renju(), new Caro(), new CaroExact(), new Custom());

  @Test
  void idsMatchTheCommandLine() {
    assertThat(ALL)
        .extracting(BoardProvider::id)
        .containsExactly("freestyle", "standard", "renju", "caro", "caro-exact", "custom");
  }

  @Test
  void classPathAndModulePathFindTheSameProviders() throws IOException {
    List<String> provided =
        Renju.class.getModule().getDescriptor().provides().stream()
            .map(ModuleDescriptor.Provides::providers)
            .flatMap(List::stream)
            .toList();
    try (InputStream services =
        Renju.class.getResourceAsStream("/META-INF/services/" + BoardProvider.class.getName())) {
      String text = new String(services.readAllBytes(), StandardCharsets.UTF_8);
      assertThat(text.lines()).containsExactlyElementsOf(provided);
    }
    assertThat(provided).hasSize(ALL.size());
  }

  @Test
  void sizesAreFiveToTwentyFive() {
    for (BoardProvider rules : ALL) {
      assertThat(rules.create(Start.empty(5)).vacant()).hasSize(25);
      assertThat(rules.create(Start.empty(25)).allowed()).hasSize(625);
      assertThatThrownBy(() -> rules.create(Start.empty(4)))
          .isInstanceOf(RefusedException.class)
          .hasMessage(rules.id() + " supports board sizes from 5×5 to 25×25, not 4×4.");
    }
  }

  @Test
  void textsDoNotDependOnTheSystemLanguage() {
    Locale before = Locale.getDefault();
    try {
      for (Locale system : List.of(Locale.ENGLISH, Locale.SIMPLIFIED_CHINESE, Locale.GERMANY)) {
        Locale.setDefault(system);
        Renju renju = new Renju();
        assertThat(renju.label(Locale.ENGLISH).name()).isEqualTo("Renju");
        assertThat(renju.label(Locale.CHINESE).name()).isEqualTo("连珠（有禁手）");
        assertThat(renju.label(Locale.FRENCH).name()).isEqualTo("Renju");
        Verdict.Refused foul = new Verdict.Refused("double-three", List.of(), true);
        assertThat(renju.explain(foul, Locale.US)).startsWith("Forbidden for Black: double three");
        assertThat(renju.explain(foul, Locale.SIMPLIFIED_CHINESE)).contains("三三");
      }
    } finally {
      Locale.setDefault(before);
    }
  }

  @Test
  void everyKindHasATextInBothLanguages() {
    for (String kind :
        List.of("occupied", "outside", "over", "overline", "double-four", "double-three")) {
      Verdict.Refused refused = new Verdict.Refused(kind, List.of(), false);
      String english = new Renju().explain(refused, Locale.ENGLISH);
      String chinese = new Renju().explain(refused, Locale.CHINESE);
      assertThat(english).isNotEqualTo(kind).matches("[\\x20-\\x7e]+");
      assertThat(chinese).isNotEqualTo(english).doesNotMatch("[\\x20-\\x7e]+");
    }
    Verdict.Refused unknown = new Verdict.Refused("of-its-own", List.of(), false);
    assertThat(new Renju().explain(unknown, Locale.ENGLISH)).isEqualTo("of-its-own");
  }
}
