package org.gobang.api;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ListResourceBundle;
import java.util.Locale;
import java.util.ResourceBundle;
import org.junit.jupiter.api.Test;

class RefusedExceptionTest {

  private static ResourceBundle bundle(Locale language) {
    boolean chinese = language.getLanguage().equals("zh");
    return new ListResourceBundle() {

      @Override
      public Locale getLocale() {
        return chinese ? Locale.CHINESE : Locale.ROOT;
      }

      @Override
      protected Object[][] getContents() {
        return new Object[][] {
          {"missing", chinese ? "没有文件 {0}" : "No file {0}"},
          {"unreadable", chinese ? "{0}：无法读取：{1}" : "{0}: cannot be read: {1}"}
        };
      }
    };
  }

  private static LocalizedText text(String key, Object... arguments) {
    return LocalizedText.of(RefusedExceptionTest::bundle, key, arguments);
  }

  @Test
  void hasASentenceInEachLanguage() {
    RefusedException refused = new RefusedException(text("missing", "a.sgf"));
    assertThat(refused).hasMessage("No file a.sgf");
    assertThat(refused.kind()).isEqualTo("missing");
    assertThat(refused.sentence(Locale.CHINA)).isEqualTo("没有文件 a.sgf");
    assertThat(refused.sentence(Locale.GERMANY)).isEqualTo("No file a.sgf");
  }

  @Test
  void nestedSentencesAreInTheSameLanguage() {
    RefusedException inner = new RefusedException(text("missing", 7));
    RefusedException refused = new RefusedException(text("unreadable", "list", inner), inner);
    assertThat(refused).hasMessage("list: cannot be read: No file 7").hasCause(inner);
    assertThat(refused.sentence(Locale.CHINESE)).isEqualTo("list：无法读取：没有文件 7");
    assertThat(
            new RefusedException(text("unreadable", "list", text("missing", 7)))
                .sentence(Locale.CHINESE))
        .isEqualTo("list：无法读取：没有文件 7");
  }

  @Test
  void keepsASentenceInOneLanguage() {
    assertThat(new RefusedException("too few").sentence(Locale.CHINESE)).isEqualTo("too few");
    assertThat(new RefusedException("few", "too few").sentence(Locale.CHINESE))
        .isEqualTo("too few");
    assertThat(
            new RefusedException("too few", new IllegalStateException()).sentence(Locale.CHINESE))
        .isEqualTo("too few");
  }
}
