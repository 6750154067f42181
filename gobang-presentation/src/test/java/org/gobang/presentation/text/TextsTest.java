package org.gobang.presentation.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.ListResourceBundle;
import java.util.Locale;
import java.util.Objects;
import java.util.Properties;
import java.util.ResourceBundle;
import java.util.stream.IntStream;
import org.gobang.api.LocalizedText;
import org.gobang.api.MoveText;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;
import org.gobang.api.record.Ending;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TextsTest {

  /** An interface with its own text and another word for Black. */
  public static final class Own extends ListResourceBundle {
    @Override
    protected Object[][] getContents() {
      return new Object[][] {{"own", "mine"}, {"black", "Crosses"}};
    }

    @Override
    public Locale getLocale() {
      return Locale.ROOT;
    }
  }

  private static Properties read(String suffix) throws IOException {
    Properties texts = new Properties();
    String file = "/" + Texts.SHARED.replace('.', '/') + suffix + ".properties";
    try (Reader reader =
        new InputStreamReader(
            Objects.requireNonNull(Texts.class.getResourceAsStream(file)),
            StandardCharsets.UTF_8)) {
      texts.load(reader);
    }
    return texts;
  }

  @Test
  void areTheSameInBothLanguages() throws IOException {
    Properties english = read("");
    Properties chinese = read("_zh");
    assertThat(chinese.keySet()).isEqualTo(english.keySet());
    assertThat(read("_en")).isEmpty();
    for (String key : english.stringPropertyNames()) {
      assertThat(arguments(chinese.getProperty(key)))
          .as(key)
          .isEqualTo(arguments(english.getProperty(key)));
    }
    for (Ending ending : Ending.values()) {
      assertThat(english).containsKey("ending." + ending.word());
    }
  }

  private static List<Integer> arguments(String text) {
    return IntStream.range(0, 9).filter(number -> text.contains("{" + number)).boxed().toList();
  }

  @Test
  void ellipsesAreOneCharacter() {
    ResourceBundle chinese = ResourceBundle.getBundle(Texts.SHARED, Locale.CHINESE);
    for (String key : chinese.keySet()) {
      assertThat(chinese.getString(key)).as(key).doesNotContain("...", "……");
    }
  }

  @Test
  void areChosenByLanguage() {
    assertThat(Texts.shared(Locale.CHINA).of("black")).isEqualTo("黑棋");
    assertThat(Texts.shared(Locale.ENGLISH).of("black")).isEqualTo("Black");
    assertThat(Texts.shared(Locale.GERMAN).of("black")).isEqualTo("Black");
    assertThat(Texts.shared(Locale.ENGLISH).orElse("kind.unheard-of", "odd")).isEqualTo("odd");
  }

  @Test
  void changeTheLanguageForAllHolders() {
    Texts texts = Texts.shared(Locale.ENGLISH);
    texts.language(Locale.CHINESE);
    assertThat(texts.of("black")).isEqualTo("黑棋");
    assertThat(texts.locale()).isEqualTo(Locale.CHINESE);
  }

  @Test
  void preferTheTextsOfTheInterface() {
    Texts texts = Texts.of(locale -> new Own(), Locale.ENGLISH);
    assertThat(texts.of("own")).isEqualTo("mine");
    assertThat(texts.of("black")).isEqualTo("Crosses");
    assertThat(texts.of("white")).isEqualTo("White");
  }

  @Test
  void aRefusalOfAKnownKindIsTranslated() {
    RefusedException over =
        new RefusedException("move-after-black", "in English", List.of("64", "f14", "63"));
    assertThat(Texts.shared(Locale.ENGLISH).of(over))
        .isEqualTo(
            "Move 64 (f14): the game already ended at move 63 with five in a row for Black.");
    assertThat(Texts.shared(Locale.CHINA).of(over)).isEqualTo("第 64 手（f14）：对局已在第 63 手结束，黑棋五连。");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          h8 foo | 第 2 手（foo）无效。请写 h8 这样的坐标，或 pass。
          h8 z99 | 第 2 手（z99）不在棋盘上。列为 a 到 y，行为 1 到 25。
          """)
  void unreadableMovesAreNamedInTheLanguageOfTheUser(String moves, String sentence) {
    assertThatThrownBy(() -> MoveText.parse(moves, Stone.BLACK))
        .isInstanceOfSatisfying(
            RefusedException.class,
            refused -> assertThat(Texts.shared(Locale.CHINA).of(refused)).isEqualTo(sentence));
  }

  @Test
  void aRefusalOfAnotherKindHasItsOwnMessage() {
    assertThat(Texts.shared(Locale.CHINA).of(new RefusedException("move-acme", "a rule")))
        .isEqualTo("a rule");
    assertThat(Texts.shared(Locale.ENGLISH).of(new RefusedException("no kind")))
        .isEqualTo("no kind");
  }

  @Test
  void aRefusalThatOnlyAddsItsOriginIsTranslated() {
    RefusedException inner =
        new RefusedException("engine-missing", "engine a not found", List.of("a"));
    RefusedException outer = new RefusedException("toy: " + inner.getMessage(), inner);
    Texts chinese = Texts.shared(Locale.CHINA);
    assertThat(chinese.of(outer)).isEqualTo("toy: " + chinese.of(inner));
    assertThat(chinese.of(inner)).isNotEqualTo(inner.getMessage());
    assertThat(chinese.of(new RefusedException("toy is gone", inner))).isEqualTo("toy is gone");
  }

  /** Its English sentence ends with the sentence of its cause, as for an opening in a file. */
  @Test
  void aRefusalWithATranslationIsTranslatedAsAWhole() {
    RefusedException inner = new RefusedException("no move");
    LocalizedText text =
        LocalizedText.of(
            language ->
                new ListResourceBundle() {

                  @Override
                  public Locale getLocale() {
                    return language;
                  }

                  @Override
                  protected Object[][] getContents() {
                    boolean chinese = language.equals(Locale.CHINA);
                    return new Object[][] {{"line", chinese ? "第 {0} 行：{1}" : "line {0}: {1}"}};
                  }
                },
            "line",
            3,
            inner);
    assertThat(Texts.shared(Locale.CHINA).of(new RefusedException(text, inner)))
        .isEqualTo("第 3 行：no move");
  }
}
