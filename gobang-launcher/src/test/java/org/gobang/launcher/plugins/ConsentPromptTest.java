package org.gobang.launcher.plugins;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class ConsentPromptTest {

  private final StringWriter err = new StringWriter();

  private ConsentPrompt consent(InputStream in) {
    return new ConsentPrompt(in, StandardCharsets.UTF_8, new PrintWriter(err), () -> true);
  }

  private static InputStream typed(String text) {
    return new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
  }

  @Test
  void acceptsOnlyYes() {
    for (String yes : new String[] {"y\n", "Yes\r\n", " 是 \n"}) {
      assertThat(consent(typed(yes)).isGiven("Install it?")).as(yes).isTrue();
    }
    for (String no : new String[] {"", "\n", "n\n", "yet\n"}) {
      assertThat(consent(typed(no)).isGiven("Install it?")).as(no).isFalse();
    }
    assertThat(err.toString()).startsWith("Install it? [y/N] ");
  }

  @Test
  void readsOneLinePerQuestion() throws IOException {
    InputStream in = typed("y\nn\nrest");
    ConsentPrompt consent = consent(in);
    assertThat(consent.isGiven("a")).isTrue();
    assertThat(consent.isGiven("b")).isFalse();
    assertThat(in.readAllBytes()).asString().isEqualTo("rest");
  }
}
