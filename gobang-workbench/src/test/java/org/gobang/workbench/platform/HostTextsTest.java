package org.gobang.workbench.platform;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import java.util.ResourceBundle;
import org.junit.jupiter.api.Test;

class HostTextsTest {

  @Test
  void haveEverySentenceInBothLanguages() {
    ResourceBundle english = ResourceBundle.getBundle(HostTexts.BUNDLE, Locale.ENGLISH);
    ResourceBundle chinese = ResourceBundle.getBundle(HostTexts.BUNDLE, Locale.SIMPLIFIED_CHINESE);
    assertThat(english.keySet()).isNotEmpty().isEqualTo(chinese.keySet());
    for (String key : english.keySet()) {
      assertThat(chinese.getString(key)).as(key).isNotEqualTo(english.getString(key));
    }
  }
}
