package org.gobang.ui.swing.window;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class PathLabelTest {

  private static String to(int letters, String text) {
    return PathLabel.middle(text, each -> each.codePointCount(0, each.length()) <= letters);
  }

  @Test
  void shortensTheMiddleAsLittleAsPossible() {
    String path = "/home/me/.gobang/plugins/acme-1.0.jar";
    assertThat(to(path.length(), path)).isEqualTo(path);
    for (int letters = 1; letters < path.length(); letters++) {
      String shorter = to(letters, path);
      assertThat(shorter).hasSize(letters).contains("…");
      assertThat(path)
          .startsWith(shorter.substring(0, shorter.indexOf('…')))
          .endsWith(shorter.substring(shorter.indexOf('…') + 1));
    }
    assertThat(to(16, path)).isEqualTo("/home/…e-1.0.jar");
  }

  @Test
  void keepsSurrogatePairsWhole() {
    assertThat(to(4, "𠮷𠮷𠮷𠮷𠮷𠮷")).isEqualTo("𠮷…𠮷𠮷");
  }

  @Test
  void showsOnlyAnEllipsisInATinySpace() {
    assertThat(to(0, "path")).isEqualTo("…");
  }
}
