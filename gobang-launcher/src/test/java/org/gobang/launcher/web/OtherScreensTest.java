package org.gobang.launcher.web;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** The page on a phone, in dark mode and in Chinese. */
class OtherScreensTest {

  @RegisterExtension static final Chromium BROWSER = new Chromium();
  @RegisterExtension static final WebHost HOST = new WebHost("zh");

  private static String link(Page owner, String key) {
    owner.choose("对局", "邀请…");
    Form invite = owner.form("invite");
    String link = invite.value(key);
    invite.finish("close");
    return link;
  }

  @Test
  void boardFitsAPhone() {
    Page page = BROWSER.blank();
    page.resize(320, 640, true);
    page.load(HOST.address());
    page.see("[role=gridcell][data-at=h8]");
    page.checkWidth();
    assertThat(
            page.script(
                "const at = document.querySelector('.board').getBoundingClientRect();"
                    + "return at.left >= 0 && at.top >= 0"
                    + " && at.right <= innerWidth && at.bottom <= innerHeight"))
        .isEqualTo(true);
    page.check("phone");
    page.click(".hamburger");
    page.see(".popup.sheet");
    page.checkWidth();
    page.check("phone-menu");
  }

  @Test
  void ownerHasTheLanguageOfTheProgram() {
    Page page = BROWSER.open(HOST.address());
    page.see(".status .line", "轮到黑棋");
    assertThat(page.attribute("html", "lang")).isEqualTo("zh");
    page.check("chinese");
  }

  @Test
  void guestHasTheLanguageOfTheBrowser() {
    Page owner = BROWSER.open(HOST.address());
    String link = link(owner, "watch");
    Page english = BROWSER.blank();
    english.languages("en-GB,en");
    english.load(link);
    english.see(".seat", "You are watching.");
    Page chinese = BROWSER.blank();
    chinese.languages("zh-CN,zh,en");
    chinese.load(link);
    Page.until(() -> assertThat(chinese.attribute("html", "lang")).isEqualTo("zh"));
    assertThat(chinese.text(".seat")).doesNotContain("watch");
  }

  @Test
  void darkPageIsReadable() {
    Page page = BROWSER.blank();
    page.darken();
    page.load(HOST.address());
    Page.until(() -> assertThat(page.attribute("html", "data-mode")).isEqualTo("dark"));
    page.check("dark");
  }
}
