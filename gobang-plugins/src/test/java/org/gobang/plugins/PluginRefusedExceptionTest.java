package org.gobang.plugins;

import static java.util.function.Predicate.not;
import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.ResourceBundle;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.gobang.api.RefusedException;
import org.gobang.api.workbench.Refusal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class PluginRefusedExceptionTest {

  /** The kind of a plugin that the user has disabled, which this module never reads. */
  private static final Set<String> OF_OTHERS = Set.of(Refusal.DISABLED);

  /** The keys of parts of sentences, and of failures of formats. */
  private static final Pattern PART = Pattern.compile("at|its|format|(owner|service|format)\\..*");

  private static final Pattern PLACEHOLDER = Pattern.compile("\\{\\d}");

  private static ResourceBundle bundle(Locale language) {
    return ResourceBundle.getBundle(PluginRefusedException.BUNDLE, language);
  }

  static Stream<String> keys() {
    return bundle(Locale.ENGLISH).keySet().stream().sorted();
  }

  static List<String> kinds() {
    return Arrays.stream(Refusal.class.getFields())
        .filter(field -> Modifier.isStatic(field.getModifiers()))
        .map(
            field -> {
              try {
                return String.valueOf(field.get(null));
              } catch (IllegalAccessException e) {
                throw new AssertionError(e);
              }
            })
        .filter(not(OF_OTHERS::contains))
        .toList();
  }

  @ParameterizedTest
  @MethodSource("keys")
  void everySentenceExistsInBothLanguages(String key) {
    String english = bundle(Locale.ENGLISH).getString(key);
    String chinese = bundle(Locale.SIMPLIFIED_CHINESE).getString(key);
    assertThat(chinese).isNotEqualTo(english).matches(".*[\\p{IsHan}：].*");
    assertThat(placeholders(english)).containsAll(placeholders(chinese));
    Object[] values = {"a", "b", "c", "d"};
    assertThat(PluginRefusedException.text(key, values).in(Locale.ENGLISH)).doesNotContain("{");
    assertThat(PluginRefusedException.text(key, values).in(Locale.CHINESE)).doesNotContain("{");
  }

  private static Set<String> placeholders(String sentence) {
    return PLACEHOLDER
        .matcher(sentence)
        .results()
        .map(found -> found.group())
        .collect(Collectors.toCollection(TreeSet::new));
  }

  @ParameterizedTest
  @MethodSource("kinds")
  void everyKindHasASentence(String kind) {
    assertThat(keys()).anyMatch(key -> (key + ".").startsWith(kind + "."));
  }

  @ParameterizedTest
  @MethodSource("keys")
  void everySentenceIsOfAKind(String key) {
    if (!PART.matcher(key).matches()) {
      assertThat(kinds()).contains(new PluginRefusedException(key, "a", "b", "c", "d").kind());
    }
  }

  @Test
  void sentenceAndPartsAreInTheLanguageOfTheUser() {
    PluginRefusedException refused =
        new PluginRefusedException(
            Refusal.ID_TAKEN,
            "runs",
            PluginRefusedException.text("owner.bundled", ServiceKind.PLAYER.word()));
    assertThat(refused).hasMessage("the id runs is already used by the bundled player");
    Refusal refusal = refused.at("/p/mine.jar");
    assertThat(refusal.kind()).isEqualTo(Refusal.ID_TAKEN);
    assertThat(refusal.reason().in(Locale.SIMPLIFIED_CHINESE)).isEqualTo("标识 runs 已由自带的棋手使用");
    assertThat(refusal).isEqualTo(refused.at("/p/mine.jar"));
    RefusedException forUsers = refused.forUsers();
    assertThat(forUsers.kind()).isEqualTo(Refusal.ID_TAKEN);
    assertThat(forUsers.sentence(Locale.CHINESE)).isEqualTo("标识 runs 已由自带的棋手使用");
  }
}
