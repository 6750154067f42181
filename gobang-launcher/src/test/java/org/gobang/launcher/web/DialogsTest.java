package org.gobang.launcher.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The readability of every dialog, light and dark. */
class DialogsTest {

  private static final List<String> BY_SERVER =
      List.of(
          "new",
          "open",
          "games",
          "invite",
          "plugins",
          "updates",
          "analysis-settings",
          "choose-problems");

  @RegisterExtension static final Chromium BROWSER = new Chromium();
  @RegisterExtension static final WebHost HOST = new WebHost("en");

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void isReadable(boolean dark) {
    String mode = dark ? "dark" : "light";
    Page page = BROWSER.blank();
    if (dark) {
      page.darken();
    }
    page.load(HOST.address());
    Page.until(() -> assertThat(page.attribute("html", "data-mode")).isEqualTo(mode));
    page.playAll(dark ? "a1" : "h8");
    for (String action : BY_SERVER) {
      page.act(action);
      page.see("dialog.form footer button");
      page.check("dialog-" + action + "-" + mode);
      assertThat(page.script("return " + CLOSE_IS_AT_THE_RIGHT))
          .as("the close button of %s at the right", action)
          .isEqualTo(true);
      page.click("dialog.form header button");
      page.seeNo("dialog.form");
    }
    page.click(".top > button");
    page.see("dialog.look");
    page.check("dialog-look-" + mode);
    page.click("dialog.look footer button");
    page.press("?");
    page.see("dialog.keys");
    page.check("dialog-keys-" + mode);
    page.click("dialog.keys footer button");
  }

  private static final String CLOSE_IS_AT_THE_RIGHT =
      "(() => { const head = document.querySelector('dialog.form header').getBoundingClientRect();"
          + " const close = document.querySelector('dialog.form header button')"
          + ".getBoundingClientRect();"
          + " return close.left > head.left + head.width / 2 && close.width <= 48; })()";
}
