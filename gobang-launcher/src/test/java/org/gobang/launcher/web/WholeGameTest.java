package org.gobang.launcher.web;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.openqa.selenium.Keys;

/** Complete games at one page. */
class WholeGameTest {

  @RegisterExtension static final Chromium BROWSER = new Chromium();
  @RegisterExtension static final WebHost HOST = new WebHost("en");

  private static Page newGame() {
    Page page = BROWSER.open(HOST.address());
    page.tool("new");
    Form form = page.form("new");
    form.choose("white.player", "").finish("begin");
    page.see(".status .line", "Black to move");
    return page;
  }

  @Test
  void playsACompleteGameByClicks() {
    Page page = newGame();
    page.check("start");
    page.playAll("h8 h9 i8 i9 j8 j9 k8");
    page.see(".status .line", "White to move");
    page.check("middle");
    page.playAll("k9 l8");
    page.see(".end h2", "Black wins");
    page.check("end");
    assertThat(page.name("l8")).isEqualTo("l8, black stone, last move, in the winning line");
    assertThat(page.texts(".moves .move .text"))
        .containsExactly("Start", "h8", "h9", "i8", "i9", "j8", "j9", "k8", "k9", "l8");
    page.clickText(".end button", "Rematch");
    page.seeNo(".end");
    page.seePoint("h8", "h8, empty");
  }

  @Test
  void playsACompleteGameByKeys() {
    Page page = newGame();
    page.script("document.querySelector('[role=gridcell][tabindex=\"0\"]').focus()");
    assertThat(page.focus()).isEqualTo("h8");
    page.press(Keys.ENTER);
    page.seePoint("h8", "h8, black stone, last move");
    page.press(Keys.ARROW_UP, Keys.SPACE);
    page.seePoint("h9", "h9, white stone, last move");
    for (String point : "i8 i9 j8 j9 k8 k9 l8".split(" ", -1)) {
      page.press(point);
      assertThat(page.focus()).isEqualTo(point);
      page.press(Keys.ENTER);
      page.seeLast(point);
    }
    page.see(".end h2", "Black wins");
  }
}
